import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Ports } from '#domain/ports/index.ts';
import type { Config } from '../config.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import { WindowCounts } from '../windowCounts.ts';
import { callerOf } from './caller.ts';
import { sendFailure } from './failures.ts';

const MINUTE_MS = 60_000;
/** Wrong signatures of one key from one address in a minute. From then on its calls count as any stranger's. */
const MAX_FORGED = 20;

/** Paths that other servers call, each call signed with a key: payment callbacks, a game server's wallet, media hooks. */
export interface SignedRoute {
  /** The paths below it, such as `/wallet/v1`. */
  readonly prefix: string;
  /** Calls with one key from one address in a minute. */
  readonly perMinute: number;
  /** The key that a request names in its head; undefined where it is none of ours. */
  keyOf(request: IncomingMessage): string | undefined;
  /** Verifies the signature and answers; 401 where the signature is wrong. */
  readonly answer: RequestHandler;
  /** Answers a call above the limit in the route's own form. The product's envelope unless given. */
  tooMany?(response: Response, seconds: number): void;
}

/**
 * Limits the calls of a signed route by key and address. The key is only claimed until the signature is verified, so wrong
 * signatures of another address use up nothing of the key's owner.
 * @param boundRequests the limit of an address, for calls that name no key of ours
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
