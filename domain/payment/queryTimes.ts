import { DAY_MS } from '#protocol/duration.ts';
import type { AttemptRow } from './attempt.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds between queries. The last value repeats. */
const BACK_OFF_MS = [
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
] as const;

/**
 * If a gateway has not answered after this time, it is not going to answer. A concurrent call with the same key waits for the same time.
 */
export const ANSWER_MS = 15 * SECOND_MS;

/** Callbacks of attempts older than this are refused. Codes for ATMs are valid for 60 days at most. */
export const LAST_CALLBACK_MS = 61 * DAY_MS;

/** Attempts older than this are no longer queried. The last callback has two days of queries. */
const LAST_QUERY_MS = LAST_CALLBACK_MS + 2 * DAY_MS;

/** The time of the next query of an attempt, as ISO text. Empty after the last query. */
export function nextQueryTime(
  now: number,
  { Queries, CreateTime }: Pick<AttemptRow, 'Queries' | 'CreateTime'>,
): string {
  const wait = BACK_OFF_MS[Math.min(Queries, BACK_OFF_MS.length - 1)] ?? 6 * HOUR_MS;
  return now + wait > Date.parse(CreateTime) + LAST_QUERY_MS ? '' : new Date(now + wait).toISOString();
}
