import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';

/** All brands, as `npm run generate` read them; fetched when first asked for. */
export async function loadBrands(): Promise<readonly Brand[]> {
  const { default: brands } = await import('#ui/generated/brands.json');
  return z.array(Brand).parse(brands);
}
