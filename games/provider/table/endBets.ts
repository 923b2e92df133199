import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import { LeaseLost } from '../room/lease.ts';
import { isDemo } from '../session/demo.ts';
import type { SessionRow, TableBetRow, TableSeatRow } from '../tables.ts';
import { isOver, stateOfBet } from './states.ts';
import { storeBetEnd } from './storeBets.ts';
import { closeSeat, payBet, returnBet } from './tableWallet.ts';

/** Runs work in a commit: that of a room, which checks its lease, or that of the janitor. */
export type Commit = <Result>(work: (tx: ProviderTransaction) => Promise<Result>) => Promise<Result>;

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
  return (await call(ports, session, bet)) ? commit((tx) => storeBetEnd(tx, session, bet)) : bet;
}

/** Closes the wallet's round of a seat once all of its bets are over. @returns the player's coins after it, if they are known */
export async function endSeat(
  { store, wallet }: Pick<ProviderPorts, 'store' | 'wallet'>,
  commit: Commit,
  session: SessionRow,
  seat: TableSeatRow,
): Promise<number | undefined> {
  const { SeatID, SessionID } = seat;
  const bets = await store.table('tableBets').find({ where: { SeatID } });
  if (!bets.every(isOver)) return undefined;
  const result = await closeSeat(wallet, session, seat);
  if (result.kind === 'unknown') return undefined;
  return commit(async (tx) => {
    await tx.table('tableSeats').update({ SeatID }, { State: 'closed', DueTime: '', Attempts: 0 });
    if (isDemo(session)) return (await tx.table('sessions').get(SessionID))?.DemoCoins;
    return result.kind === 'answered' ? result.answer.balance : undefined;
  });
}

/** A player's bets of a round that ended, and the coins after it. Both may lack what the wallet did not answer yet. */
export interface EndedSeat {
  readonly SessionID: string;
  readonly bets: readonly TableBetRow[];
  readonly balance: number | undefined;
}

/**
 * Pays and returns all bets of a drawn round, and then closes its seats. After the loss of a lease the janitor does the rest.
 *
 * @param ended called once everything of a seat is stored
 */
export async function endRound(
  ports: ProviderPorts,
  commit: Commit,
  TableRoundID: string,
  ended: (seat: EndedSeat) => void,
): Promise<void> {
  const { store, report } = ports;
  const seats = await store.table('tableSeats').find({ where: { TableRoundID, State: 'open' } });
  const bets = await store.table('tableBets').find({ where: { TableRoundID } });
  const sessions = await store.table('sessions').getMany(seats.map(({ SessionID }) => [SessionID]));
  const ends = seats.map(async (seat, at) => {
    const session = sessions[at];
    if (session === undefined) throw new Error(`the seat ${seat.SeatID} has lost its session`);
    const own = bets.filter(({ SeatID }) => SeatID === seat.SeatID);
    const over = await Promise.all(own.map((bet) => endBet(ports, commit, session, bet)));
    const balance = await endSeat(ports, commit, session, seat);
    ended({ SessionID: seat.SessionID, bets: over, balance });
  });
  for (const result of await Promise.allSettled(ends))
    if (result.status === 'rejected' && !(result.reason instanceof LeaseLost)) report?.(result.reason);
}
