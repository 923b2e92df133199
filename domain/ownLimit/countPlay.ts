import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { type PersonFacts, personOf } from '../session/person.ts';
import { taipeiDay, taipeiMidnight } from '../taipei.ts';
import { publishLimits } from './readLimits.ts';
import { addToDay, type DayCount, saveLimits, limitsOf } from './rows.ts';
import { isBreakDue, playOn } from './run.ts';

/**
 * Takes in a sign of play, and what of rounds came with it: counts the time since the sign before, and tells once that a break is due.
 * What lies before midnight counts to yesterday.
 */
export async function countPlay(
  tx: Transaction,
  moment: Pick<Moment, 'now' | 'nowText'>,
  player: PersonFacts,
  more: Partial<DayCount>,
): Promise<void> {
  const { now } = moment;
  const owner = personOf(player);
  const row = await limitsOf(tx, owner);
  const { run, seconds } = playOn(row, now);
  const wasDue = isBreakDue(row, now);
  await saveLimits(tx, { ...row, ...run });
  const today = Math.min(seconds, Math.floor((now - taipeiMidnight(now)) / 1000));
  if (today < seconds) await addToDay(tx, owner, taipeiDay(taipeiMidnight(now) - 1), { Seconds: seconds - today });
  await addToDay(tx, owner, taipeiDay(now), { Seconds: today, ...more });
  if (!wasDue && isBreakDue({ ...row, ...run }, now)) await publishLimits(tx, moment, player);
}
