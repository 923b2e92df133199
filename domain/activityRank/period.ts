import { nextTaipeiMidnight, taipeiDay, taipeiMidnight } from '../taipei.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TAIPEI_MS = 8 * 60 * 60 * 1000;

export type PeriodKind = 'day' | 'week';

/** A stretch of time in Taipei: the day on which it began, and its bounds in milliseconds; the end is outside. */
export interface Period {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The period that a moment is in; weeks begin on Mondays. */
export function periodOf(kind: PeriodKind, now: number): Period {
  const midnight = taipeiMidnight(now);
  if (kind === 'day') return { key: taipeiDay(now), start: midnight, end: nextTaipeiMidnight(now) };
  const sinceMonday = (new Date(midnight + TAIPEI_MS).getUTCDay() + 6) % 7;
  const start = midnight - sinceMonday * DAY_MS;
  return { key: taipeiDay(start), start, end: start + 7 * DAY_MS };
}

/** The period before the one that a moment is in. */
export const periodBefore = (kind: PeriodKind, now: number): Period => periodOf(kind, periodOf(kind, now).start - 1);
