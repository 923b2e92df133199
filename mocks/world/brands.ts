import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };

/** Every brand; the world knows them all, since each page may wear another. */
export const BRANDS: readonly Brand[] = z.array(Brand).parse(generated);

const DEFAULT_BRAND = 'bj188';

/** The brand that a page says it wears; the default where it is none of ours. */
export function brandOf(id: string): Brand {
  const found = BRANDS.find(({ ID }) => ID === id) ?? BRANDS.find(({ ID }) => ID === DEFAULT_BRAND);
  if (found === undefined) throw new Error(`there is no brand "${DEFAULT_BRAND}"`);
  return found;
}
