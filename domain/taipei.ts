/** Days of the product begin at 00:00 in Taipei, which keeps no summer time (specification 1 §1). */
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in Taipei of a moment, as `2026-11-21`. */
export const taipeiDay = (now: number): string => new Date(now + OFFSET_MS).toISOString().slice(0, 10);

/** When the day in Taipei of a moment began, in milliseconds. */
export const taipeiMidnight = (now: number): number => Math.floor((now + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** When the next day in Taipei begins, in milliseconds. */
export const nextTaipeiMidnight = (now: number): number => taipeiMidnight(now) + DAY_MS;

/** The times of the day in Taipei of a moment, as a condition on a column; later days do not count, however the clock was set. */
export const taipeiDaySpan = (now: number) => ({
  gte: new Date(taipeiMidnight(now)).toISOString(),
  lt: new Date(nextTaipeiMidnight(now)).toISOString(),
});

/** 1970-01-01 was a Thursday: three days after a Monday. */
const THURSDAY = 3;

/** When the week in Taipei of a moment began, on Monday at 00:00, in milliseconds. */
export function taipeiMonday(now: number): number {
  const today = taipeiMidnight(now);
  return today - ((Math.floor((today + OFFSET_MS) / DAY_MS) + THURSDAY) % 7) * DAY_MS;
}

/** When the next week in Taipei begins, in milliseconds. */
export const nextTaipeiMonday = (now: number): number => taipeiMonday(now) + 7 * DAY_MS;

/** A time of ours as a person in Taipei reads it: `2026.11.21 23:05:09`. */
export const taipeiTime = (isoText: string): string =>
  new Date(Date.parse(isoText) + OFFSET_MS).toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ');
