import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import { LeaseLost } from '../room/lease.ts';
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
  return (await call(ports, session, bet)) ? commit((tx) => storeBetEnd(tx, bet)) : bet;
}

/** Closes the wallet's round of a seat once all of its bets are over. Returns whether it is closed. */
export async function endSeat(
  { store, wallet }: Pick<ProviderPorts, 'store' | 'wallet'>,
  commit: Commit,
  session: SessionRow,
  seat: TableSeatRow,
): Promise<boolean> {
  const { SeatID } = seat;
  const bets = await store.table('tableBets').find({ where: { SeatID } });
  if (!bets.every(isOver) || !(await closeSeat(wallet, session, seat))) return false;
  await commit((tx) => tx.table('tableSeats').update({ SeatID }, { State: 'closed', DueTime: '', Attempts: 0 }));
  return true;
}

/** Pays and returns all bets of a drawn round, and then closes its seats. After the loss of a lease the janitor does the rest. */
export async function endRound(ports: ProviderPorts, commit: Commit, TableRoundID: string): Promise<void> {
  const { store, report } = ports;
  const seats = await store.table('tableSeats').find({ where: { TableRoundID, State: 'open' } });
  const bets = await store.table('tableBets').find({ where: { TableRoundID } });
  const sessions = await store.table('sessions').getMany(seats.map(({ SessionID }) => [SessionID]));
  const ends = seats.map(async (seat, at) => {
    const session = sessions[at];
    if (session === undefined) throw new Error(`the seat ${seat.SeatID} has lost its session`);
    const own = bets.filter(({ SeatID }) => SeatID === seat.SeatID);
    await Promise.all(own.map((bet) => endBet(ports, commit, session, bet)));
    await endSeat(ports, commit, session, seat);
  });
  for (const result of await Promise.allSettled(ends))
    if (result.status === 'rejected' && !(result.reason instanceof LeaseLost)) report?.(result.reason);
}
