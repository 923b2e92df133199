import { DAY_MS } from '#protocol/duration.ts';

/** Days begin at 00:00 in Taipei, which has no daylight saving time (specification 1 §1). */
const OFFSET_MS = 8 * 60 * 60 * 1000;

/** The day in Taipei at a moment, as `2026-11-21`. */
export const taipeiDay = (now: number): string => new Date(now + OFFSET_MS).toISOString().slice(0, 10);

/** The start of the day in Taipei at a moment, in milliseconds. */
export const taipeiMidnight = (now: number): number => Math.floor((now + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** In milliseconds. */
export const nextTaipeiMidnight = (now: number): number => taipeiMidnight(now) + DAY_MS;

/**
 * A condition on a time column for the day in Taipei that contains a moment. Later days do not match, even after the clock was set back.
 */
export const taipeiDaySpan = (now: number) => ({
  gte: new Date(taipeiMidnight(now)).toISOString(),
  lt: new Date(nextTaipeiMidnight(now)).toISOString(),
});

/** 1970-01-01 was a Thursday, three days after a Monday. */
const THURSDAY = 3;

/** The start of the week in Taipei at a moment (Monday 00:00), in milliseconds. */
export function taipeiMonday(now: number): number {
  const today = taipeiMidnight(now);
  return today - ((Math.floor((today + OFFSET_MS) / DAY_MS) + THURSDAY) % 7) * DAY_MS;
}

/** In milliseconds. */
export const nextTaipeiMonday = (now: number): number => taipeiMonday(now) + 7 * DAY_MS;

/** A stored time as text for readers in Taipei: `2026.11.21 23:05:09`. */
export const taipeiTime = (isoText: string): string =>
  new Date(Date.parse(isoText) + OFFSET_MS).toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ');
