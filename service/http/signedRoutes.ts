import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Ports } from '#domain/ports/index.ts';
import type { Config } from '../config.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import { WindowCounts } from '../windowCounts.ts';
import { callerOf } from './caller.ts';
import { sendFailure } from './failures.ts';

const MINUTE_MS = 60_000;
/** The most wrong signatures of one key from one address in a minute. Further calls count as those of a stranger. */
const MAX_FORGED = 20;

/** Paths for other servers. Each call is signed with a key: payment callbacks, a game server's wallet, media hooks. */
export interface SignedRoute {
  /** The prefix of its paths, such as `/wallet/v1`. */
  readonly prefix: string;
  /** Calls with one key from one address in a minute. */
  readonly perMinute: number;
  /** Returns the known key that a request's headers name, or undefined. */
  keyOf(request: IncomingMessage): string | undefined;
  /** Verifies the signature and answers. A wrong signature gets 401. */
  readonly answer: RequestHandler;
  /** Answers a call above the limit in the route's own form. The product's envelope by default. */
  tooMany?(response: Response, seconds: number): void;
}

/**
 * Limits the calls of a signed route by key and address. The key is only claimed until the signature is verified, so
 * wrong signatures of another address use up nothing of the key's owner.
 * @param boundRequests the limit of an address, for calls without a known key
 */
export function limitByKey(
  {
    perMinute,
    keyOf,
    tooMany = (response, RetryAfter) => sendFailure(response, 300002, { RetryAfter }),
  }: Pick<SignedRoute, 'perMinute' | 'keyOf' | 'tooMany'>,
  {
    config,
    ports: { clock },
    edgeEvents,
  }: {
    readonly config: Pick<Config, 'trustedProxies'>;
    readonly ports: Pick<Ports, 'clock'>;
    readonly edgeEvents: EdgeEvents;
  },
  boundRequests: RequestHandler,
): RequestHandler {
  const calls = new WindowCounts(perMinute, MINUTE_MS);
  const forged = new WindowCounts(MAX_FORGED, MINUTE_MS);
  return (request, response, next) => {
    const { address } = callerOf(request, config.trustedProxies);
    const key = keyOf(request);
    const caller = `${address} ${key ?? ''}`;
    const now = clock.monotonic();
    if (key === undefined || forged.isSpent(caller, now)) {
      void boundRequests(request, response, next);
      return;
    }
    if (!calls.take(caller, now)) {
      edgeEvents.limitReached('keys', address);
      tooMany(response, Math.ceil(calls.left(now) / 1000));
      return;
    }
    response.once('finish', () => {
      if (response.statusCode === 401) forged.take(caller, clock.monotonic());
    });
    next();
  };
}
