import { fail } from '#protocol/failure.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';

/**
 * Lets in only when a pause is over.
 * @param until the end to tell; a pause for good tells none
 * @param holdsUntil when it is over
 * @param now milliseconds
 * @throws Failure 300038
 */
export function assertPauseOver(until: string, holdsUntil: string, now: number): void {
  if (holdsUntil <= new Date(now).toISOString()) return;
  if (until === FOREVER) fail(300038);
  fail(300038, { RemainingTime: Math.ceil((Date.parse(until) - now) / 1000), Until: until });
}
