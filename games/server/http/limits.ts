import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sendFailure } from './failures.ts';

const WINDOW_SECONDS = 60;

/**
 * Refuses requests over a limit with 429 and `Retry-After`.
 *
 * @param perMinute requests with one key in a minute
 * @param keyOf the key of a request; requests without a key pass
 */
export function limitRequests(perMinute: number, keyOf: (request: Request) => string): RequestHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  return async (request, response, next) => {
    const key = keyOf(request);
    try {
      if (key !== '') await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      response.set('Retry-After', String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))));
      sendFailure(response, 'TOO_MANY_REQUESTS');
      return;
    }
    next();
  };
}

/** The address of a caller: an IPv4 address, or the /64 network of an IPv6 one, since a caller owns all of it. */
export const addressOf = ({ ip = '' }: Request): string => networkOf(ip);

/** The part of an IP address that limits count. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string): string[] => text.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - groups(head).length - groups(tail).length) }, () => '0');
  return `${[...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')}::/64`;
}
