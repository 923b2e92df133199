import { taipeiMidnight } from '../taipei.ts';

/** Something that people say; some things only at their time of day, in hours of Taipei (`to` belongs to it). */
export interface TimedLine {
  readonly text: string;
  readonly from?: number;
  readonly to?: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** What may be said at any hour. */
export const anytime = (...texts: readonly string[]): readonly TimedLine[] => texts.map((text) => ({ text }));

/** What is said between two hours of the same day. */
export const between = (from: number, to: number, ...texts: readonly string[]): readonly TimedLine[] =>
  texts.map((text) => ({ text, from, to }));

/** Whether something is said at this moment. */
export function fitsHour({ from = 0, to = 23 }: TimedLine, now: number): boolean {
  const hour = Math.floor((now - taipeiMidnight(now)) / HOUR_MS);
  return hour >= from && hour <= to;
}
