import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import type { GameProvider } from '../ports/gameProvider.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';
import { providerOfRound, type ProviderScope } from './gameProviders.ts';
import type { RoundState } from './roundState.ts';

/**
 * The account that takes the stakes of a round and pays its wins. Each provider has an account of its own, so that none can empty
 * another's.
 */
export function houseOfRound(ports: ProviderScope['ports'], RoundID: string): string {
  const served = providerOfRound(ports, RoundID);
  return served === undefined ? 'house:games' : houseOf(served.provider);
}

const houseOf = ({ ID }: Pick<GameProvider, 'ID'>): string => `house:games:${ID}`;

/**
 * Reserves the largest win of a new round, so that no stake is taken whose win could not be paid.
 *
 * @returns false, without a reservation, if the rounds of the day could win more than the declaration allows
 */
export async function reserveWin(tx: Transaction, { now }: Moment, provider: GameProvider): Promise<boolean> {
  const { ID: Provider, MaxWin, MaxWinPerDay } = provider;
  if (!(await hasRoom(tx, provider))) return false;
  const day = { Provider, Day: taipeiDay(now) };
  const [row] = await tx.table('providerWins').add(day, { Amount: MaxWin });
  if (row === undefined) await tx.table('providerWins').insert({ ...day, Amount: MaxWin });
  else if (row.Amount > MaxWinPerDay) {
    await tx.table('providerWins').add(day, { Amount: -MaxWin });
    return false;
  }
  return true;
}

/** Whether the provider's account can pay all of today and of rounds that are open since yesterday. A balance stays within 2^53. */
async function hasRoom(db: Reader, provider: GameProvider): Promise<boolean> {
  const { Balance = 0 } = (await db.table('accounts').get(houseOf(provider), ITEM.gold)) ?? {};
  return Balance - 2 * provider.MaxWinPerDay >= Number.MIN_SAFE_INTEGER;
}

/** Ends the reservation of a round that others see, or that returned its stakes. Other rounds can win the unused amount. */
export async function releaseWin(
  tx: Transaction,
  { ports }: Pick<Moment, 'ports'>,
  { RoundID, Win, CreateTime }: Pick<RoundState, 'RoundID' | 'Win' | 'CreateTime'>,
): Promise<void> {
  const provider = providerOfRound(ports, RoundID)?.provider;
  if (provider !== undefined) await count(tx, provider, CreateTime, Win - provider.MaxWin);
}

/** Counts a win that comes after the reservation of its round ended. */
export const countLateWin = (
  tx: Transaction,
  provider: GameProvider,
  { CreateTime }: Pick<RoundState, 'CreateTime'>,
  Win: number,
): Promise<void> => count(tx, provider, CreateTime, Win);

async function count(tx: Transaction, { ID }: GameProvider, CreateTime: string, Amount: number): Promise<void> {
  if (Amount === 0) return;
  await tx.table('providerWins').add({ Provider: ID, Day: taipeiDay(Date.parse(CreateTime)) }, { Amount });
}
