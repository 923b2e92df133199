import { type ProviderPorts, timeText } from '../ports.ts';
import type { TableBetRow, TableSeatRow } from '../tables.ts';
import { tableRoundLock } from './states.ts';

const BATCH_SIZE = 100;
const MAX_PAUSE_MS = 60 * 60 * 1000;
/** The first pause is longer than the wallet client's timeout. */
const FIRST_PAUSE_MS = 5000;

/** The next try of a call. */
const nextTry = (now: number, Attempts: number) => ({
  DueTime: timeText(now + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Attempts)),
  Attempts: Attempts + 1,
});

type Ports = Pick<ProviderPorts, 'store' | 'now'>;

const dueAt = (now: number) => ({ gt: '', lte: timeText(now) });
const isDue = ({ DueTime }: { readonly DueTime: string }, now: number): boolean =>
  DueTime !== '' && DueTime <= timeText(now);
const locksOf = (rows: readonly { readonly TableRoundID: string }[]): string[] =>
  [...new Set(rows.map(({ TableRoundID }) => tableRoundLock(TableRoundID)))].toSorted();

/** Claims due bets by moving their due time, so that no other process takes them meanwhile. */
export async function claimBets({ store, now }: Ports): Promise<TableBetRow[]> {
  const where = { DueTime: dueAt(now()) };
  const found = await store.table('tableBets').find({ where, order: [['DueTime', 'asc']], limit: BATCH_SIZE });
  if (found.length === 0) return [];
  return store.transaction(async (tx) => {
    const claimed: TableBetRow[] = [];
    await tx.lock(locksOf(found));
    for (const bet of await tx.table('tableBets').getMany(found.map(({ BetID }) => [BetID]))) {
      if (bet === undefined || !isDue(bet, now())) continue;
      const values = nextTry(now(), bet.Attempts);
      await tx.table('tableBets').update({ BetID: bet.BetID }, values);
      claimed.push({ ...bet, ...values });
    }
    return claimed;
  });
}

/** Claims due seats like bets. */
export async function claimSeats({ store, now }: Ports): Promise<TableSeatRow[]> {
  const where = { DueTime: dueAt(now()) };
  const found = await store.table('tableSeats').find({ where, order: [['DueTime', 'asc']], limit: BATCH_SIZE });
  if (found.length === 0) return [];
  return store.transaction(async (tx) => {
    const claimed: TableSeatRow[] = [];
    await tx.lock(locksOf(found));
    for (const seat of await tx.table('tableSeats').getMany(found.map(({ SeatID }) => [SeatID]))) {
      if (seat === undefined || !isDue(seat, now())) continue;
      const values = nextTry(now(), seat.Attempts);
      await tx.table('tableSeats').update({ SeatID: seat.SeatID }, values);
      claimed.push({ ...seat, ...values });
    }
    return claimed;
  });
}
