import { DAY_MS } from '#protocol/duration.ts';

const TAIPEI_MS = 8 * 60 * 60 * 1000;

/** Returns the last days in Taipei, today first, as `2026-11-27`. */
export const lastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_none, at) => new Date(now + TAIPEI_MS - at * DAY_MS).toISOString().slice(0, 10));
