import type { RequestListener, ServerResponse } from 'node:http';
import type { Ports } from '#domain/ports/index.ts';
import type { Config } from '../config.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import { AddressCount } from '../sockets/addressCount.ts';
import { WindowCounts } from '../windowCounts.ts';
import { callerOf } from './caller.ts';
import { beginAnswer, endConnection } from './connections.ts';
import { answerRefusal } from './answerRefusal.ts';
import { isLarge } from './largeBodies.ts';
import { PROBES } from './probes.ts';
import type { RefusedCallers } from './refusedCallers.ts';
import { isFile, pathOf } from './requestPath.ts';

/** Probes of one address in a minute. A balancer sends one every few seconds. */
const PROBES_PER_MINUTE = 600;
const MINUTE_MS = 60_000;
/** The most unanswered requests of one address. Files do not count, since slow connections take long to load them. */
const MAX_OPEN_PER_ADDRESS = 32;
/** The milliseconds to wait for a caller with too many unanswered requests. */
const TURN_MS = 1000;

export interface EntranceParts {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly clock: Pick<Ports['clock'], 'monotonic'>;
  readonly edgeEvents: EdgeEvents;
  readonly refused: RefusedCallers;
  /** Whether a path is a signed route's, which has its own limits. */
  readonly isSigned: (path: string) => boolean;
}

/**
 * Creates the limits in front of the app. They refuse a flood at the least cost: requests behind 16 unanswered ones of
 * their connection or 32 of their address, probes over their limit, and requests of an address that the app has refused
 * and that still has to wait.
 */
export function createEntrance({
  config,
  clock,
  edgeEvents,
  refused,
  isSigned,
}: EntranceParts): (app: RequestListener) => RequestListener {
  const probes = new WindowCounts(PROBES_PER_MINUTE, MINUTE_MS);
  const open = new AddressCount(MAX_OPEN_PER_ADDRESS);
  return (app) => (request, response) => {
    const turn = beginAnswer(request, response);
    if (turn === 'ignore') return;
    const { address } = callerOf(request, config.trustedProxies);
    const refuse = (limit: 'requests' | 'responses' | 'probes', wait: number): void => {
      edgeEvents.limitReached(limit, address);
      answerRefusal(response, 300002, { RetryAfter: Math.ceil(wait / 1000) });
    };
    const path = pathOf(request);
    const now = clock.monotonic();
    const wait = isSigned(path)
      ? 0
      : refused.wait(address, 'everything') || (isFile(path) ? 0 : refused.wait(address, 'requests'));
    if (turn === 'tooMany') refuse('responses', TURN_MS);
    else if (request.headers.host === undefined && request.httpVersion === '1.1')
      answerRefusal(response, 100000, { Field: 'Host' }, 'Host: is missing');
    else if (PROBES.has(path) && !probes.take(address, now)) refuse('probes', probes.left(now));
    else if (wait > 0 && !PROBES.has(path)) refuse('requests', wait);
    else if (isSigned(path) || isFile(path) || isLarge(request)) app(request, response);
    else if (!open.take(address)) refuse('responses', TURN_MS);
    else {
      response.once('close', () => open.give(address));
      app(request, response);
    }
  };
}

/** Answers an unknown `Expect` header. */
export function answerExpectation(_request: unknown, response: ServerResponse): void {
  endConnection(response);
  response.writeHead(417, { 'Content-Length': 0 }).end();
}
