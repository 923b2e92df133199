import { fail } from '#protocol/failure.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';
import { countGiftDay, giftDayOf, giftQuotaOf } from './day.ts';

/** @throws Failure 200081 when nothing is left of the worth that one may give away today, 200125 when less is left */
export function assertWithinWorth({ WorthLeft }: { readonly WorthLeft: number }, worth: number): void {
  if (WorthLeft === 0) fail(200081);
  if (WorthLeft < worth) fail(200125);
}

/**
 * Counts gold that a player gives away otherwise than by a gift in the worth of the day, which is one for both. The caller holds
 * `player:<id>`.
 * @throws Failure 200081, 200125
 */
export async function countWorth(tx: Transaction, { now }: Moment, giver: PlayerRow, worth: number): Promise<void> {
  assertWithinWorth(giftQuotaOf(giver, await giftDayOf(tx, giver.PlayerID, now)), worth);
  await countGiftDay(tx, giver.PlayerID, now, { Worth: worth });
}

/** What came back to its giver may be given away again, if it left them today. The caller holds `player:<id>`. */
export async function uncountWorth(
  tx: Transaction,
  { now }: Moment,
  giver: Pick<PlayerRow, 'PlayerID'>,
  given: { readonly CreateTime: string; readonly worth: number },
): Promise<void> {
  if (taipeiDay(Date.parse(given.CreateTime)) === taipeiDay(now))
    await countGiftDay(tx, giver.PlayerID, now, { Worth: -given.worth });
}
