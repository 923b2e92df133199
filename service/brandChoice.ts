import type { Brand } from '#protocol/brands.ts';
import { createBrandOfHost } from './brandHosts.ts';

/** The cookie with the brand of a development build. */
export const BRAND_COOKIE = 'menagerie.brand';

export interface BrandChoice {
  byID(id: string | undefined): Brand | undefined;
  /**
   * Returns the brand of a request: that of the development cookie, of the host, or the default (decisions §4). Page,
   * REST and sockets all use it, so that appearance and capabilities always agree.
   */
  of(host: string, cookies: Readonly<Record<string, string | undefined>>): Brand;
}

/** @throws Error if the default is not among the brands */
export function createBrandChoice(
  brands: readonly Brand[],
  settings: { readonly brandID: string; readonly devTools: boolean; readonly publicOrigin: string },
): BrandChoice {
  const byID = new Map(brands.map((brand) => [brand.ID, brand]));
  const ofHost = createBrandOfHost(brands, new URL(settings.publicOrigin).protocol);
  const fallback = byID.get(settings.brandID);
  if (fallback === undefined) throw new Error(`there is no brand "${settings.brandID}"`);
  const find = (id: string | undefined): Brand | undefined => (id === undefined ? undefined : byID.get(id));
  return {
    byID: find,
    of: (host, cookies) => {
      const worn = settings.devTools ? find(cookies[BRAND_COOKIE]) : undefined;
      return worn ?? ofHost(host) ?? fallback;
    },
  };
}
