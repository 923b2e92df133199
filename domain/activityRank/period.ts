import { nextTaipeiMidnight, nextTaipeiMonday, taipeiDay, taipeiMidnight, taipeiMonday } from '../taipei.ts';

export type PeriodKind = 'day' | 'week';

/** A stretch of time in Taipei: the day on which it began, and its bounds in milliseconds; the end is outside. */
export interface Period {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The period that a moment is in; weeks begin on Mondays. */
export function periodOf(kind: PeriodKind, now: number): Period {
  if (kind === 'day') return { key: taipeiDay(now), start: taipeiMidnight(now), end: nextTaipeiMidnight(now) };
  const start = taipeiMonday(now);
  return { key: taipeiDay(start), start, end: nextTaipeiMonday(now) };
}

/** The period before the one that a moment is in. */
export const periodBefore = (kind: PeriodKind, now: number): Period => periodOf(kind, periodOf(kind, now).start - 1);
