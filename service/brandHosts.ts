import type { Brand } from '#protocol/brands.ts';

/** Finds whose address a host is. */
export type BrandOfHost = (host: string) => Brand | undefined;

/**
 * Reads the hosts that brands claim. A name without a port is that brand's on every port; with one, on that port alone, and
 * then before a name without.
 *
 * @param scheme `http:` or `https:`, for the port of a host that names none
 */
export function createBrandOfHost(brands: readonly Brand[], scheme: string): BrandOfHost {
  const usual = scheme === 'https:' ? '443' : '80';
  const claimed = new Map(brands.flatMap((brand) => brand.Hosts.map((host) => [host.toLowerCase(), brand] as const)));
  return (host) => {
    const [, name = '', port = usual] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
    return claimed.get(`${name}:${port}`) ?? claimed.get(name);
  };
}
