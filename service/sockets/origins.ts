import type { Brand } from '#protocol/brands.ts';
import { isLoopback, type Config } from '../config.ts';

/**
 * Makes the check of an upgrade's `Origin`: the product's own origin, the brands' hosts under its scheme, and in development
 * every loopback one, so that the development server may stand in front. Browsers always send it; a caller without one is no
 * browser, so no page of another site can be behind it.
 */
export function createOriginCheck(
  brands: readonly Brand[],
  config: Pick<Config, 'publicOrigin' | 'devTools'>,
): (origin: string | undefined) => boolean {
  const { protocol } = new URL(config.publicOrigin);
  const own = new Set([
    config.publicOrigin,
    ...brands.flatMap((brand) => brand.Hosts.map((host) => `${protocol}//${host}`.toLowerCase())),
  ]);
  return (origin) => {
    if (origin === undefined) return true;
    if (own.has(origin.toLowerCase())) return true;
    if (!config.devTools) return false;
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    return url !== undefined && isLoopback(url.hostname);
  };
}
