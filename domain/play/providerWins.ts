import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import type { GameProvider } from '../ports/gameProvider.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';
import { providerOfRound, type ProviderScope } from './gameProviders.ts';
import type { RoundState } from './roundState.ts';

/**
 * The account that takes the stakes of a round and pays its wins. Each provider has a separate account, so that no provider can empty the
 * account of another.
 */
export function houseOfRound(ports: ProviderScope['ports'], RoundID: string): string {
  const served = providerOfRound(ports, RoundID);
  return served === undefined ? 'house:games' : houseOf(served.provider);
}

const houseOf = ({ ID }: Pick<GameProvider, 'ID'>): string => `house:games:${ID}`;

/**
 * Reserves the largest win of a new round, so that no stake is taken whose win could not be paid.
 *
 * @returns the reservation, or undefined if the rounds of the day could win more than the declaration allows
 */
export async function reserveWin(
  tx: Transaction,
  { now }: Moment,
  provider: GameProvider,
): Promise<number | undefined> {
  const { ID: Provider, MaxWin, MaxWinPerDay } = provider;
  const day = { Provider, Day: taipeiDay(now) };
  if (!(await hasRoom(tx, provider, day.Day))) return undefined;
  const [row] = await tx.table('providerWins').add(day, { Amount: MaxWin, Held: MaxWin });
  if (row === undefined) await tx.table('providerWins').insert({ ...day, Amount: MaxWin, Held: MaxWin });
  else if (row.Amount > MaxWinPerDay) {
    await tx.table('providerWins').add(day, { Amount: -MaxWin, Held: -MaxWin });
    return undefined;
  }
  return MaxWin;
}

/** Whether the provider's account can pay all wins of a day and of rounds that earlier days reserve. A balance stays within 2^53. */
async function hasRoom(db: Reader, provider: GameProvider, Day: string): Promise<boolean> {
  const { Balance = 0 } = (await db.table('accounts').get(houseOf(provider), ITEM.gold)) ?? {};
  const held = await db.table('providerWins').sum('Held', { Provider: provider.ID, Day: { not: Day } });
  return Balance - held - provider.MaxWinPerDay >= Number.MIN_SAFE_INTEGER;
}

/** Whether the reservation of a round allows another win. Rounds older than the reservations have none. */
export const isWithinMaxWin = (
  { MaxWin }: Pick<GameProvider, 'MaxWin'>,
  { Win, Reserved }: Pick<RoundState, 'Win' | 'Reserved'>,
  more: number,
): boolean => Win + more <= (Reserved === 0 ? MaxWin : Reserved);

/** Ends the reservation of a round that can win no more. Other rounds can win the unused amount. */
export async function releaseWin(
  tx: Transaction,
  { RoundID, Win, Reserved, CreateTime }: Pick<RoundState, 'RoundID' | 'Win' | 'Reserved' | 'CreateTime'>,
): Promise<void> {
  if (Reserved === 0) return;
  const day = { Provider: RoundID.slice(0, RoundID.indexOf(':')), Day: taipeiDay(Date.parse(CreateTime)) };
  await tx.table('providerWins').add(day, { Amount: Win - Reserved, Held: -Reserved });
}
