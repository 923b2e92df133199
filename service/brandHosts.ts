import type { Brand } from '#protocol/brands.ts';

export type BrandOfHost = (host: string) => Brand | undefined;

/**
 * Reads the hosts that brands claim. A name without a port belongs to its brand on every port. A name with a port
 * counts only on that port, and has priority.
 *
 * @param scheme `http:` or `https:`, for the default port of a host
 */
export function createBrandOfHost(brands: readonly Brand[], scheme: string): BrandOfHost {
  const usual = scheme === 'https:' ? '443' : '80';
  const claimed = new Map(brands.flatMap((brand) => brand.Hosts.map((host) => [host.toLowerCase(), brand] as const)));
  return (host) => {
    const [, name = '', port = usual] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
    return claimed.get(`${name}:${port}`) ?? claimed.get(name);
  };
}
