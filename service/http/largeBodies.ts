import type { IncomingMessage, RequestListener } from 'node:http';
import { LARGE_BYTES } from '#domain/dispatch/door.ts';
import { endpointOf } from '#protocol/endpoints/index.ts';
import type { Config } from '../config.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import { callerOf } from './caller.ts';
import { answerRefusal } from './answerRefusal.ts';
import type { RefusedCallers } from './refusedCallers.ts';
import { pathOf } from './requestPath.ts';

/** Answers 429 to large bodies of an address that has to wait, and passes all other requests to the app. */
export function limitLargeBodies(
  {
    config,
    edgeEvents,
    refused,
  }: {
    readonly config: Pick<Config, 'trustedProxies'>;
    readonly edgeEvents: EdgeEvents;
    readonly refused: RefusedCallers;
  },
  app: RequestListener,
): RequestListener {
  return (request, response) => {
    const contract = isLarge(request) ? endpointOf(request.method ?? '', pathOf(request)) : undefined;
    const { address } = contract === undefined ? { address: '' } : callerOf(request, config.trustedProxies);
    const wait = contract === undefined ? 0 : refused.wait(address, contract.name);
    if (wait === 0) {
      app(request, response);
      return;
    }
    edgeEvents.limitReached('bodies', address, contract?.name);
    answerRefusal(response, 300002, { RetryAfter: Math.ceil(wait / 1000) });
  };
}

/** Whether a body may be large. Large bodies have their own limits. */
export const isLarge = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BYTES;
