import { fail } from '#protocol/failure.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';

/**
 * @param until the end to show; empty for a permanent pause
 * @param holdsUntil the time at which the pause is over
 * @param now milliseconds
 * @throws Failure 300038 while the pause lasts
 */
export function assertPauseOver(until: string, holdsUntil: string, now: number): void {
  if (holdsUntil <= new Date(now).toISOString()) return;
  if (until === FOREVER) fail(300038);
  fail(300038, { RemainingTime: Math.ceil((Date.parse(until) - now) / 1000), Until: until });
}
