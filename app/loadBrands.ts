import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';

let replaced: readonly Brand[] | undefined;

/** Replaces the brands of the build after an edit, in development. */
export const replaceBrands = (brands: readonly Brand[]): void => {
  replaced = brands;
};

/** Loads all brands that `npm run generate` read. */
export async function loadBrands(): Promise<readonly Brand[]> {
  if (replaced !== undefined) return replaced;
  const { default: brands } = await import('#ui/generated/brands.json');
  return z.array(Brand).parse(brands);
}
