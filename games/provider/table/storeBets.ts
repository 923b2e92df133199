import type { RowKey } from '#store/port.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import { KEPT_DUE_MS } from '../round/states.ts';
import type { ProviderTables, SessionRow, TableBetRow, TableRoundRow } from '../tables.ts';
import { BetRefused } from './betRefused.ts';
import { type BetAnswer, endDemoBet, takeDemoCoins } from './demoBets.ts';
import { stateOfBet, stateOfRound, tableRoundLock } from './states.ts';
import type { EndAnswer } from './tableWallet.ts';

type Clock = Pick<ProviderPorts, 'now'>;

/** The rows that the works of a bet read. */
export const rowsOfBet = ({ BetID, TableRoundID, SeatID }: TableBetRow): RowKey<ProviderTables>[] => [
  { table: 'tableBets', key: [BetID] },
  { table: 'tableRounds', key: [TableRoundID] },
  { table: 'tableSeats', key: [SeatID] },
];

/** Whether a round accepts and returns bets. Its closing is due at `BetsEnd`, also if it comes later. */
export const acceptsBets = (round: TableRoundRow, now: number): boolean =>
  stateOfRound(round) === 'betting' && timeText(now) < round.BetsEnd;

/** @throws BetRefused BETS_CLOSED */
export async function requireOpenRound(
  tx: ProviderTransaction,
  { now }: Clock,
  TableRoundID: string,
): Promise<TableRoundRow> {
  await tx.lock([tableRoundLock(TableRoundID)]);
  const round = await tx.table('tableRounds').get(TableRoundID);
  if (round === undefined || !acceptsBets(round, now())) throw new BetRefused('BETS_CLOSED');
  return round;
}

async function change(tx: ProviderTransaction, bet: TableBetRow, values: Partial<TableBetRow>): Promise<TableBetRow> {
  await tx.table('tableBets').update({ BetID: bet.BetID }, values);
  return { ...bet, ...values };
}

/** Keeps a bet before its call, with a seat for its player. @returns the bet that an earlier request kept, if there is one */
export async function keepBet(tx: ProviderTransaction, clock: Clock, bet: TableBetRow): Promise<TableBetRow> {
  const { BetID, SeatID, TableRoundID, SessionID } = bet;
  await tx.lock([tableRoundLock(TableRoundID)]);
  const known = await tx.table('tableBets').get(BetID);
  if (known !== undefined) return known;
  await requireOpenRound(tx, clock, TableRoundID);
  if ((await tx.table('tableSeats').get(SeatID)) === undefined)
    await tx.table('tableSeats').insert({ SeatID, TableRoundID, SessionID, State: 'open', DueTime: '', Attempts: 0 });
  await tx.table('tableBets').insert(bet);
  return bet;
}

/** The bet for a unit of work that changes it. */
async function lockBet(
  tx: ProviderTransaction,
  { TableRoundID, BetID }: Pick<TableBetRow, 'TableRoundID' | 'BetID'>,
): Promise<TableBetRow> {
  await tx.lock([tableRoundLock(TableRoundID)]);
  const bet = await tx.table('tableBets').get(BetID);
  if (bet === undefined) throw new Error(`there is no bet ${BetID}`);
  return bet;
}

/**
 * Stores the wallet's answer to a stake. A bet that was taken back or closed meanwhile stays as it is. An answer after the end of the bets
 * comes too late, so the bet is returned. The stake of a demo moves in the same commit.
 */
export async function storeBetAnswer(
  tx: ProviderTransaction,
  { now }: Clock,
  known: TableBetRow,
  given: BetAnswer,
): Promise<TableBetRow> {
  const bet = await lockBet(tx, known);
  if (stateOfBet(bet) !== 'staking') return bet;
  const { TableRoundID } = bet;
  const round = await tx.table('tableRounds').get(TableRoundID);
  const isOpen = round !== undefined && acceptsBets(round, now());
  if (given.kind === 'demo' && !isOpen) return change(tx, bet, returning(now()));
  const result = given.kind === 'demo' ? await takeDemoCoins(tx, bet) : given;
  if (result.kind === 'refused')
    return change(tx, bet, {
      State: 'refused',
      Status: result.status,
      Balance: result.balance ?? 0,
      DueTime: '',
      Attempts: 0,
    });
  if (!isOpen) return change(tx, bet, returning(now()));
  const TakeOrder = round.Taken + 1;
  await tx.table('tableRounds').update({ TableRoundID }, { Taken: TakeOrder });
  const { balance: Balance = 0 } = result.answer;
  return change(tx, bet, { State: 'taken', TakeOrder, Balance, DueTime: '', Attempts: 0 });
}

/** The values of a bet that goes back. The process that stores them calls the wallet, and after its death the janitor. */
export const returning = (now: number) => ({
  State: 'returning',
  DueTime: timeText(now + KEPT_DUE_MS),
  Attempts: 0,
});

/** Begins to return a bet of an open round. Another bet stays as it is. */
export async function beginReturn(tx: ProviderTransaction, { now }: Clock, known: TableBetRow): Promise<TableBetRow> {
  const bet = await lockBet(tx, known);
  const state = stateOfBet(bet);
  return state === 'staking' || state === 'taken' ? change(tx, bet, returning(now())) : bet;
}

const ENDS = { returning: 'returned', paying: 'paid' } as const;

/** Stores that the wallet returned or paid a bet, with the player's coins after it. The coins of a demo move in the same commit. */
export async function storeBetEnd(
  tx: ProviderTransaction,
  session: SessionRow,
  known: TableBetRow,
  { balance }: EndAnswer,
): Promise<TableBetRow> {
  const bet = await lockBet(tx, known);
  const state = stateOfBet(bet);
  if (state !== 'returning' && state !== 'paying') return bet;
  const State = ENDS[state];
  const Balance = (await endDemoBet(tx, session, bet, State)) ?? balance ?? bet.Balance;
  return change(tx, bet, { State, Balance, DueTime: '', Attempts: 0 });
}
