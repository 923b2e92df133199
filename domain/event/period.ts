import { taipeiDay, taipeiMidnight } from '../taipei.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = 8 * 60 * 60 * 1000;
/** 1970-01-01 was a Thursday: three days after a Monday. */
const THURSDAY = 3;

/** A span of days in Taipei, named by its first: its start belongs to it, its end does not. */
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

/** The day in Taipei of a moment. */
export function dayOf(now: number): Period {
  const start = taipeiMidnight(now);
  return period(start, start + DAY_MS);
}

/** The week of a moment, from Monday 00:00 in Taipei. */
export function weekOf(now: number): Period {
  const today = taipeiMidnight(now);
  const sinceMonday = (Math.floor((today + OFFSET_MS) / DAY_MS) + THURSDAY) % 7;
  const start = today - sinceMonday * DAY_MS;
  return period(start, start + 7 * DAY_MS);
}

/** The month of a moment, from the first at 00:00 in Taipei. */
export function monthOf(now: number): Period {
  const [year = 0, month = 0] = taipeiDay(now).split('-').map(Number);
  return period(Date.UTC(year, month - 1, 1) - OFFSET_MS, Date.UTC(year, month, 1) - OFFSET_MS);
}
