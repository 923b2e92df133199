import { taipeiMidnight } from '../taipei.ts';

/** A line of chat. Some lines belong to a time of day, in hours of Taipei (`to` is included). */
export interface TimedLine {
  readonly text: string;
  readonly from?: number;
  readonly to?: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** Lines for any hour. */
export const anytime = (...texts: readonly string[]): readonly TimedLine[] => texts.map((text) => ({ text }));

/** Lines between two hours of the same day. */
export const between = (from: number, to: number, ...texts: readonly string[]): readonly TimedLine[] =>
  texts.map((text) => ({ text, from, to }));

/** Whether a line fits this moment. */
export function fitsHour({ from = 0, to = 23 }: TimedLine, now: number): boolean {
  const hour = Math.floor((now - taipeiMidnight(now)) / HOUR_MS);
  return hour >= from && hour <= to;
}
