import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { type PersonFacts, personOf } from '../session/person.ts';
import { taipeiDay, taipeiMidnight } from '../taipei.ts';
import { publishLimits } from './readLimits.ts';
import { addToDay, type DayCount, saveLimits, limitsOf } from './rows.ts';
import { isBreakDue, playOn } from './run.ts';

/**
 * Records a sign of play and its share of rounds. Counts the time since the previous sign, and pushes once when a break is due. Time before
 * midnight counts for yesterday.
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

/** Counts a win of today. `countPlay` counts the stakes. */
export const countWin = (
  tx: Transaction,
  { now }: Pick<Moment, 'now'>,
  player: PersonFacts,
  Win: number,
): Promise<void> => addToDay(tx, personOf(player), taipeiDay(now), { Win });

/** Removes a returned stake from the count of the day on which it was taken. `at` is the time of the stake, in milliseconds. */
export async function uncountStake(
  tx: Transaction,
  player: PersonFacts,
  { Rounds, Bet, at }: { readonly Rounds: number; readonly Bet: number; readonly at: number },
): Promise<void> {
  // If the row is missing, the account belongs to another person now, and the count of that person must not decrease.
  await tx.table('playDays').add({ Owner: personOf(player), Day: taipeiDay(at) }, { Rounds: -Rounds, Bet: -Bet });
}
