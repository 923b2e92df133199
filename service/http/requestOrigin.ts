import type { Request } from 'express';
import type { Brand } from '#protocol/brands.ts';
import type { Config } from '../config.ts';
import { createOriginCheck } from '../sockets/origins.ts';
import { callerOf } from './caller.ts';

/**
 * Creates a function that returns the origin of a request, for absolute addresses in its answer. A host that is not the
 * product's gives the product's own origin, since a caller can send any host.
 */
export function createRequestOrigin(
  brands: readonly Brand[],
  config: Pick<Config, 'publicOrigin' | 'devTools' | 'trustedProxies'>,
): (request: Request) => string {
  const { protocol } = new URL(config.publicOrigin);
  const isOurs = createOriginCheck(brands, config);
  return (request) => {
    const { host } = callerOf(request, config.trustedProxies);
    const origin = `${protocol}//${host}`;
    return host !== '' && isOurs(origin) ? origin : config.publicOrigin;
  };
}
