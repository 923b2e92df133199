import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';

let replaced: readonly Brand[] | undefined;

/** Takes other brands for those of the build: in development, where one was edited meanwhile. */
export const replaceBrands = (brands: readonly Brand[]): void => {
  replaced = brands;
};

/** All brands, as `npm run generate` read them; fetched when first asked for. */
export async function loadBrands(): Promise<readonly Brand[]> {
  if (replaced !== undefined) return replaced;
  const { default: brands } = await import('#ui/generated/brands.json');
  return z.array(Brand).parse(brands);
}
