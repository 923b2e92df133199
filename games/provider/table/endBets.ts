import { coinsAtRisk } from '#games/maths/index.ts';
import type { RowKey } from '#store/port.ts';
import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import { LeaseLost } from '../room/lease.ts';
import type { ProviderTables, SessionRow, TableBetRow, TableSeatRow } from '../tables.ts';
import { sumStakes } from './settings.ts';
import { isOver, stateOfBet } from './states.ts';
import { rowsOfBet, storeBetEnd } from './storeBets.ts';
import { closeSeat, payBet, returnBet } from './tableWallet.ts';

/**
 * Runs work in a commit: that of a room, which checks its lease, or that of the janitor.
 *
 * @param reads rows that the work will read, which are read together with those of other works
 */
export type Commit = <Result>(
  work: (tx: ProviderTransaction) => Promise<Result>,
  reads?: readonly RowKey<ProviderTables>[],
) => Promise<Result>;

/** Returns or pays a bet at the wallet, and stores the answer. Without an answer the bet stays, and the janitor repeats the call. */
export async function endBet(
  ports: ProviderPorts,
  commit: Commit,
  session: SessionRow,
  bet: TableBetRow,
): Promise<TableBetRow> {
  const state = stateOfBet(bet);
  if (state !== 'returning' && state !== 'paying') return bet;
  const call = state === 'paying' ? payBet : returnBet;
  const answer = await call(ports, session, bet);
  return answer === undefined ? bet : commit((tx) => storeBetEnd(tx, session, bet, answer), rowsOfBet(bet));
}

/** Closes the wallet's round of a seat once all of its bets are over. */
export async function endSeat(
  { store, wallet, tables }: Pick<ProviderPorts, 'store' | 'wallet' | 'tables'>,
  commit: Commit,
  session: SessionRow,
  seat: TableSeatRow,
): Promise<void> {
  const { SeatID, TableRoundID } = seat;
  const bets = await store.table('tableBets').find({ where: { SeatID } });
  if (!bets.every(isOver)) return;
  const paid = sumStakes(bets.filter((bet) => stateOfBet(bet) === 'paid').map(({ Places }) => Places));
  const round = await store.table('tableRounds').get(TableRoundID);
  const rules = round && tables?.version(round.Rules)?.rules;
  if (rules === undefined) throw new Error(`the round ${TableRoundID} has no rules`);
  const result = await closeSeat(wallet, session, seat, coinsAtRisk(rules, paid));
  if (result.kind === 'unknown') return;
  await commit((tx) => tx.table('tableSeats').update({ SeatID }, { State: 'closed', DueTime: '', Attempts: 0 }));
}

/** A player's bets of a drawn round, and the coins after it if they are known. A bet may lack what the wallet did not answer yet. */
export interface EndedSeat {
  readonly SessionID: string;
  readonly bets: readonly TableBetRow[];
  readonly balance: number | undefined;
}

type Owned = Readonly<{ session: SessionRow; seat: TableSeatRow }>;

/** Runs work for each open seat of a round. After the loss of a lease the janitor does the rest. */
async function withSeats(
  { store, report }: ProviderPorts,
  TableRoundID: string,
  work: (owned: Owned) => Promise<void>,
): Promise<void> {
  const seats = await store.table('tableSeats').find({ where: { TableRoundID, State: 'open' } });
  const sessions = await store.table('sessions').getMany(seats.map(({ SessionID }) => [SessionID]));
  const done = seats.map(async (seat, at) => {
    const session = sessions[at];
    if (session === undefined) throw new Error(`the seat ${seat.SeatID} has lost its session`);
    await work({ session, seat });
  });
  for (const result of await Promise.allSettled(done))
    if (result.status === 'rejected' && !(result.reason instanceof LeaseLost)) report?.(result.reason);
}

/**
 * Pays and returns all bets of a drawn round. Its seats stay open until `closeRound`, so that others see no win before the table has shown
 * the result.
 *
 * @param ended called once every bet of a seat is stored
 */
export async function payRound(
  ports: ProviderPorts,
  commit: Commit,
  TableRoundID: string,
  ended: (seat: EndedSeat) => void,
): Promise<void> {
  const bets = await ports.store.table('tableBets').find({ where: { TableRoundID } });
  await withSeats(ports, TableRoundID, async ({ session, seat: { SeatID, SessionID } }) => {
    const own = bets.filter((bet) => bet.SeatID === SeatID);
    const over = await Promise.all(own.map((bet) => endBet(ports, commit, session, bet)));
    // Each answer has the coins after its own win, so the last answer has the most.
    const known = over.filter(({ State, Balance }) => State === 'paid' && Balance > 0).map(({ Balance }) => Balance);
    ended({ SessionID, bets: over, balance: known.length === 0 ? undefined : Math.max(...known) });
  });
}

/** Closes the wallet's rounds of all players of a round. */
export const closeRound = (ports: ProviderPorts, commit: Commit, TableRoundID: string): Promise<void> =>
  withSeats(ports, TableRoundID, ({ session, seat }) => endSeat(ports, commit, session, seat));
