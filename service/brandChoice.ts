import type { Brand } from '#protocol/brands.ts';
import { createBrandOfHost } from './brandHosts.ts';

/** The brand that a development build is configured for. */
export const BRAND_COOKIE = 'menagerie.brand';

export interface BrandChoice {
  /** The brand with this id; undefined when there is none. */
  byID(id: string | undefined): Brand | undefined;
  /**
   * The brand of a request: the development cookie's, else the one that names the host, else the default (decisions §4). Page,
   * REST and sockets all use it, so that looks and capabilities never disagree.
   */
  of(host: string, cookies: Readonly<Record<string, string | undefined>>): Brand;
}

/** @throws Error when the default is not among the brands */
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
