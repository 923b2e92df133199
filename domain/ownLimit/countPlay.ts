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

/** Counts a win of today beside the stakes that `countPlay` counted. */
export const countWin = (
  tx: Transaction,
  { now }: Pick<Moment, 'now'>,
  player: PersonFacts,
  Win: number,
): Promise<void> => addToDay(tx, personOf(player), taipeiDay(now), { Win });

/** Takes a returned stake out of the count of its day. `at` is the time of the stake, in milliseconds. */
export async function uncountStake(
  tx: Transaction,
  player: PersonFacts,
  { Rounds, Bet, at }: { readonly Rounds: number; readonly Bet: number; readonly at: number },
): Promise<void> {
  // Without the row the person changed meanwhile, and the count of another person must not fall.
  await tx.table('playDays').add({ Owner: personOf(player), Day: taipeiDay(at) }, { Rounds: -Rounds, Bet: -Bet });
}
