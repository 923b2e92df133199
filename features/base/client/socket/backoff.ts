import { CLOSE } from '#protocol/limits.ts';

const FIRST_MS = 500;
const OVERLOAD_FIRST_MS = 2000;
const MAX_MS = 30_000;
const AFTER_POLICY_MS = 30_000;

/**
 * The wait before the next attempt (decisions §2): exponential with full jitter, so that clients do not reconnect to a restarted service at
 * the same time. After 1008 (a fault of this client) at least half a minute, and no event shortens it.
 *
 * @param attempt 0 for the first after a loss
 * @param closeCode the code that the connection was closed with
 * @param random in [0, 1)
 * @returns milliseconds
 */
export function backoff(attempt: number, closeCode: number, random: number): number {
  if (closeCode === CLOSE.policyViolation) return AFTER_POLICY_MS * (1 + random);
  const first = closeCode === CLOSE.overload ? OVERLOAD_FIRST_MS : FIRST_MS;
  return random * Math.min(MAX_MS, first * 2 ** Math.min(attempt, 10));
}
