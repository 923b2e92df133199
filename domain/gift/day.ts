import type { GiftQuota } from '#protocol/entities/gift.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { IntegerColumn, Reader, Transaction } from '../ports/store.ts';
import type { RowOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { taipeiDay } from '../taipei.ts';

export type GiftDay = RowOf<Tables['giftDays']>;
type Counter = IntegerColumn<GiftDay>;

/** What a player gave, collected and mistyped today. */
export const giftDayOf = async (db: Reader, playerID: string, now: number): Promise<GiftDay> => {
  const Day = taipeiDay(now);
  const known = await db.table('giftDays').get(playerID, Day);
  return known ?? { PlayerID: playerID, Day, Sent: 0, Worth: 0, Collected: 0, WrongPasswords: 0 };
};

/** Adds to today's counters and answers them. The caller holds `player:<id>`. */
export async function countGiftDay(
  tx: Transaction,
  playerID: string,
  now: number,
  deltas: Readonly<Partial<Record<Counter, number>>>,
): Promise<GiftDay> {
  const Day = taipeiDay(now);
  const [changed] = await tx.table('giftDays').add({ PlayerID: playerID, Day }, deltas);
  if (changed !== undefined) return changed;
  const first = { PlayerID: playerID, Day, Sent: 0, Worth: 0, Collected: 0, WrongPasswords: 0, ...deltas };
  await tx.table('giftDays').insert(first);
  return first;
}

/** What a player's tier allows in a day, and what is left of today's. */
export function giftQuotaOf({ VIPLevel }: Pick<PlayerRow, 'VIPLevel'>, day: GiftDay): GiftQuota {
  const tier = ECONOMY.Gift.Tiers[VIPLevel - 1];
  if (tier === undefined) throw new RangeError(`no tier ${VIPLevel}`);
  return {
    ...tier,
    GiftsLeft: Math.max(0, tier.Gifts - day.Sent),
    WorthLeft: Math.max(0, tier.Worth - day.Worth),
    CollectsLeft: Math.max(0, tier.Collects - day.Collected),
  };
}
