import type { Reader } from '../ports/store.ts';

/** A round that is held back for longer needs an operator, because its provider neither closes nor ends it, or a job fails. */
const OLD_MS = 60 * 60 * 1000;

/** Counts the rounds that began more than an hour ago and are still held back from others. A round that waits for its player is not counted. */
export function countHeldRounds(db: Reader, now: number): Promise<number> {
  const lte = new Date(now - OLD_MS).toISOString();
  return db.table('openRounds').count({ State: 'open', CreateTime: { lte }, WaitUntil: { lte } });
}
