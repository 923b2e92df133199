import type { SignInDay, SignInDays } from '#protocol/entities/signInDays.ts';
import { ECONOMY } from '../economy.ts';
import { nextTaipeiMidnight, taipeiDay, taipeiMidnight } from '../taipei.ts';

const WEEK = 7;

export interface Kept {
  readonly LastDay: string;
  readonly Streak: number;
}

/** In Taipei. */
const yesterday = (now: number): string => taipeiDay(taipeiMidnight(now) - 1);

/** The number of days in a row. 0 unless the reward of yesterday or today was claimed. */
function standingStreak(kept: Kept | undefined, now: number): number {
  const stands = kept !== undefined && (kept.LastDay === taipeiDay(now) || kept.LastDay === yesterday(now));
  return stands ? kept.Streak : 0;
}

/**
 * Seven days in a row, then the first day again. After a missed day the first day is next.
 * @param now milliseconds
 */
export function signInState(kept: Kept | undefined, now: number): SignInDays {
  const Streak = standingStreak(kept, now);
  const ClaimedToday = kept?.LastDay === taipeiDay(now);
  const claimed = ClaimedToday ? ((Streak - 1) % WEEK) + 1 : Streak % WEEK;
  const Today = ClaimedToday ? claimed : claimed + 1;
  const stateOf = (day: number): SignInDay['State'] => {
    if (day <= claimed) return 1;
    return day === Today ? 2 : 3;
  };
  return {
    Days: ECONOMY.SignInDays.map((Reward, at) => ({ Day: at + 1, Reward, State: stateOf(at + 1) })),
    Today,
    ClaimedToday,
    Streak,
    NextTime: new Date(nextTaipeiMidnight(now)).toISOString(),
  };
}
