import { nextTaipeiMidnight, nextTaipeiMonday, taipeiDay, taipeiMidnight, taipeiMonday } from '../taipei.ts';

/** A span of days in Taipei. The start is inclusive, the end is exclusive. */
export interface Period {
  /** The first day, as `2026-11-16`. */
  readonly First: string;
  /** ISO times. */
  readonly StartTime: string;
  readonly EndTime: string;
}

const period = (start: number, end: number): Period => ({
  First: taipeiDay(start),
  StartTime: new Date(start).toISOString(),
  EndTime: new Date(end).toISOString(),
});

export const dayOf = (now: number): Period => period(taipeiMidnight(now), nextTaipeiMidnight(now));

/** The week from Monday 00:00 in Taipei. */
export const weekOf = (now: number): Period => period(taipeiMonday(now), nextTaipeiMonday(now));

/** The month from the first day at 00:00 in Taipei. */
export function monthOf(now: number): Period {
  const [year = 0, month = 0] = taipeiDay(now).split('-').map(Number);
  return period(taipeiMidnight(Date.UTC(year, month - 1, 1)), taipeiMidnight(Date.UTC(year, month, 1)));
}
