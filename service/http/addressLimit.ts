import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Windows } from '../cluster/cluster.ts';
import { callerOf } from './caller.ts';
import { sendFailure } from './failures.ts';

/** Limits the requests of one address before they are authenticated. */
export interface AddressLimit {
  /** Counts one call. Resolves with the milliseconds to wait, or 0 if the call may proceed. */
  take(address: string): Promise<number>;
}

const WINDOW_SECONDS = 60;
export const ADDRESS_WINDOW_MS = WINDOW_SECONDS * 1000;

/** Creates a limit that all processes share. */
export const addressLimitBy = (windows: Windows): AddressLimit => ({
  take: async (address) => {
    const now = performance.now();
    return windows.take(address, now) ? 0 : Math.max(1, windows.left(address, now));
  },
});

/** @param perMinute calls of one address in a window of a minute that starts with its first call */
export function createAddressLimit(perMinute: number): AddressLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  return {
    take: async (address) => {
      try {
        await limiter.consume(address);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          // A timer ends the window, independent of the clock. The returned wait is from the clock.
          return Math.min(ADDRESS_WINDOW_MS, Math.max(1, refused.msBeforeNext));
        }
        throw refused;
      }
    },
  };
}

/**
 * Refuses requests of an address over its limit with 429 and `Retry-After`.
 * @param onRefused called with the refused address and the milliseconds to wait
 */
export function limitAddress(
  limit: AddressLimit,
  trustedProxies: number,
  onRefused: (address: string, wait: number) => void,
): RequestHandler {
  return async (request, response, next) => {
    const { address } = callerOf(request, trustedProxies);
    const wait = await limit.take(address);
    if (wait === 0) {
      next();
      return;
    }
    onRefused(address, wait);
    sendFailure(response, 300002, { RetryAfter: Math.ceil(wait / 1000) });
  };
}
