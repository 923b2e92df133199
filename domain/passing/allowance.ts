import { fail } from '#protocol/failure.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';
import { accountsOfPerson } from './person.ts';

const { Days, Free, FromYoung } = ECONOMY.Passing;

/** The days in Taipei that count together. Today is the last. */
const daysOf = (now: number): string[] =>
  Array.from({ length: Days }, (_, back) => taipeiDay(now - (Days - 1 - back) * DAY_MS));

/**
 * Limits the free gold that one person may pass on in these days with all accounts together.
 *
 * @param before free gold of the same call that is passed on earlier
 * @throws Failure 200081 if the limit is used up, 200125 if the amount is above its rest
 */
export async function assertMayPassFree(
  db: Reader,
  { now }: Pick<Moment, 'now'>,
  giver: PlayerRow,
  gold: number,
  before = 0,
): Promise<void> {
  if (gold === 0) return;
  const PlayerID = { in: await accountsOfPerson(db, giver, now) };
  const days = await db.table('giftDays').find({ where: { PlayerID, Day: { in: daysOf(now) } } });
  const left = Free - before - days.reduce((sum, day) => sum + day.Free, 0);
  if (left <= 0) fail(200081);
  if (left < gold) fail(200125);
}

/** The free gold of young accounts that a player may still take in these days. */
export async function leftFromYoung(db: Reader, { now }: Pick<Moment, 'now'>, PlayerID: string): Promise<number> {
  const days = await db.table('giftDays').find({ where: { PlayerID, Day: { in: daysOf(now) } } });
  return Math.max(0, FromYoung - days.reduce((sum, day) => sum + day.FromYoung, 0));
}
