import type { Brand } from '#protocol/brands.ts';
import { setBrand } from '#ui/theme/brand.ts';
import { writeCookie } from './documentCookie.ts';
import { writeStored } from './stored.ts';

/** The brand of this page, and who wants to know when it changes. */
export interface BrandChoice {
  readonly brand: () => Brand;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (brand: Brand) => void;
  /** Shows the facts of another, as long as this page lives; its look and what is remembered stay. */
  readonly show: (brand: Brand) => void;
}

/** Where the choice is kept for the next start: in storage for a page without a service, in a cookie for one with. */
export const BRAND_STORED = 'menagerie.brand';

/** Choosing sets ONE attribute on the root and tells those few that show the brand's facts. */
export function createBrandChoice(first: Brand): BrandChoice {
  let brand = first;
  const listeners = new Set<() => void>();
  const show = (next: Brand): void => {
    brand = next;
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
      // Where there is a service, it reads this: the next page is made for the same brand.
      writeCookie(BRAND_STORED, next.ID);
      show(next);
    },
  };
}
