import type { IntegerColumn, Reader, Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { taipeiDay } from '../taipei.ts';

export type GiftDay = RowOf<Tables['giftDays']>;
type Counter = IntegerColumn<GiftDay>;

const NOTHING = {
  Sent: 0,
  Worth: 0,
  Collected: 0,
  WrongPasswords: 0,
  Withdrawn: 0,
  Deposited: 0,
  Free: 0,
  FromYoung: 0,
};

/** Today's counts of gifts, collections, vault payments and wrong passwords. */
export const giftDayOf = async (db: Reader, playerID: string, now: number): Promise<GiftDay> => {
  const Day = taipeiDay(now);
  const known = await db.table('giftDays').get(playerID, Day);
  return known ?? { PlayerID: playerID, Day, ...NOTHING };
};

/** Adds to today's counters and returns them. The caller holds `player:<id>`. */
export async function countGiftDay(
  tx: Transaction,
  playerID: string,
  now: number,
  deltas: Readonly<Partial<Record<Counter, number>>>,
): Promise<GiftDay> {
  const Day = taipeiDay(now);
  const [changed] = await tx.table('giftDays').add({ PlayerID: playerID, Day }, deltas);
  if (changed !== undefined) return changed;
  const first = { PlayerID: playerID, Day, ...NOTHING, ...deltas };
  await tx.table('giftDays').insert(first);
  return first;
}
