import type { Brand } from '#protocol/brands.ts';
import { createBrandOfHost } from '../brandHosts.ts';
import { isLoopback, type Config } from '../config.ts';

/**
 * Makes the check of an upgrade's `Origin`: the product's own origin, the brands' hosts under its scheme (on every port, where
 * they name none), and in development every loopback one, so that the development server may stand in front. Browsers always
 * send it; a caller without one is no browser, so no page of another site can be behind it.
 */
export function createOriginCheck(
  brands: readonly Brand[],
  config: Pick<Config, 'publicOrigin' | 'devTools'>,
): (origin: string | undefined) => boolean {
  const { protocol } = new URL(config.publicOrigin);
  const ofHost = createBrandOfHost(brands, protocol);
  return (origin) => {
    if (origin === undefined) return true;
    if (origin.toLowerCase() === config.publicOrigin.toLowerCase()) return true;
    // Nothing but scheme, host and port: what a browser sends. `null`, of a sandboxed page, is no address.
    if (!/^https?:\/\/[^/?#@]+$/i.test(origin) || !URL.canParse(origin)) return false;
    const url = new URL(origin);
    if (url.protocol === protocol && ofHost(url.host) !== undefined) return true;
    return config.devTools && isLoopback(url.hostname);
  };
}
