import { nextTaipeiMidnight, nextTaipeiMonday, taipeiDay, taipeiMidnight, taipeiMonday } from '../taipei.ts';

export type PeriodKind = 'day' | 'week';

/** A span of days in Taipei, with its first day and its bounds in milliseconds. The end is exclusive. */
export interface Period {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Weeks begin on Mondays. */
export function periodOf(kind: PeriodKind, now: number): Period {
  if (kind === 'day') return { key: taipeiDay(now), start: taipeiMidnight(now), end: nextTaipeiMidnight(now) };
  const start = taipeiMonday(now);
  return { key: taipeiDay(start), start, end: nextTaipeiMonday(now) };
}

export const periodBefore = (kind: PeriodKind, now: number): Period => periodOf(kind, periodOf(kind, now).start - 1);
