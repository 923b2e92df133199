import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };

const brands = z.array(Brand).parse(generated);

/** Every brand, since each page may have another. */
export const BRANDS: readonly Brand[] = brands;

/** Replaces the brands of the build in place, so that every reader of the list sees them. */
export function replaceBrands(others: readonly Brand[]): void {
  brands.splice(0, brands.length, ...others);
}

const DEFAULT_BRAND = 'bj188';

/** The brand that a page names, or the default brand. */
export function brandOf(id: string): Brand {
  const found = BRANDS.find(({ ID }) => ID === id) ?? BRANDS.find(({ ID }) => ID === DEFAULT_BRAND);
  if (found === undefined) throw new Error(`there is no brand "${DEFAULT_BRAND}"`);
  return found;
}
