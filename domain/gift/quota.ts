import type { GiftQuota } from '#protocol/entities/gift.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { countGiftDay, type GiftDay, giftDayOf } from '../secondCheck/giftDay.ts';
import { taipeiDay } from '../taipei.ts';

/** The daily quota of a player's tier, and its rest today. */
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

/** @throws Failure 200081 if the quota of today is used up, 200125 if the gift is above its rest */
export function assertWithinWorth({ WorthLeft }: { readonly WorthLeft: number }, worth: number): void {
  if (WorthLeft === 0) fail(200081);
  if (WorthLeft < worth) fail(200125);
}

/** @throws Failure 200081, 200125 */
export async function assertWorthLeft(db: Reader, { now }: Moment, giver: PlayerRow, worth: number): Promise<void> {
  assertWithinWorth(giftQuotaOf(giver, await giftDayOf(db, giver.PlayerID, now)), worth);
}

/**
 * Counts gold that a player gives away in another way than by a gift. Gifts and such gold share one daily limit. The caller holds
 * `player:<id>`.
 * @throws Failure 200081, 200125
 */
export async function countWorth(tx: Transaction, moment: Moment, giver: PlayerRow, worth: number): Promise<void> {
  await assertWorthLeft(tx, moment, giver, worth);
  await countGiftDay(tx, giver.PlayerID, moment.now, { Worth: worth });
}

/** Lets gold that returned to its giver be given away again, if it left today. The caller holds `player:<id>`. */
export async function uncountWorth(
  tx: Transaction,
  { now }: Moment,
  giver: Pick<PlayerRow, 'PlayerID'>,
  given: { readonly CreateTime: string; readonly worth: number },
): Promise<void> {
  if (taipeiDay(Date.parse(given.CreateTime)) === taipeiDay(now))
    await countGiftDay(tx, giver.PlayerID, now, { Worth: -given.worth });
}
