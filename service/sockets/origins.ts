import type { Brand } from '#protocol/brands.ts';
import { createBrandOfHost } from '../brandHosts.ts';
import { isLoopback, type Config } from '../config.ts';

/**
 * Creates the check of an upgrade's `Origin`. It accepts the product's own origin, the brands' hosts under its scheme
 * (on every port if they name none), and every loopback origin in development, for the development server. Browsers
 * always send the header, so a caller without it is not the page of another site.
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
    // A browser sends only scheme, host and port. `null`, of a sandboxed page, is not an address.
    if (!/^https?:\/\/[^/?#@]+$/i.test(origin) || !URL.canParse(origin)) return false;
    const url = new URL(origin);
    if (url.protocol === protocol && ofHost(url.host) !== undefined) return true;
    return config.devTools && isLoopback(url.hostname);
  };
}
