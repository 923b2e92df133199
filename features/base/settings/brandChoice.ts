import type { Brand } from '#protocol/brands.ts';
import { setBrand } from '#ui/theme/brand.ts';
import { isPlaceholder } from '#protocol/leftovers.ts';
import { writeCookie } from './documentCookie.ts';
import { writeStored } from './stored.ts';

const kept = (address: string): string => (isPlaceholder(address) ? '' : address);

/** Removes a brand's placeholder addresses, so that a page shows no button for an empty one. */
function withoutPlaceholders(brand: Brand): Brand {
  const { Links, Support } = brand;
  return {
    ...brand,
    Links: { ...Links, AppStore: kept(Links.AppStore), GooglePlay: kept(Links.GooglePlay), Apk: kept(Links.Apk) },
    Support: { ...Support, Chat: kept(Support.Chat) },
  };
}

/** The brand of this page, and the listeners to its change. */
export interface BrandChoice {
  readonly brand: () => Brand;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (brand: Brand) => void;
  /** Shows the facts of another brand while this page lives. The look and the stored choice stay. */
  readonly show: (brand: Brand) => void;
}

/** The name of the stored choice: in storage for a page without a service, in a cookie with a service. */
export const BRAND_STORED = 'menagerie.brand';

/** Holds the brand. A choice sets one attribute on the root and notifies the few components that show the brand's facts. */
export function createBrandChoice(first: Brand): BrandChoice {
  let brand = withoutPlaceholders(first);
  const listeners = new Set<() => void>();
  const show = (next: Brand): void => {
    brand = withoutPlaceholders(next);
    for (const listener of listeners) listener();
  };
  return {
    brand: () => brand,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    choose(next) {
      setBrand(next.ID);
      writeStored(BRAND_STORED, next.ID);
      // The service reads this cookie and renders the next page for the same brand.
      writeCookie(BRAND_STORED, next.ID);
      show(next);
    },
  };
}
