import { BANNER_IDS, GAME_IDS } from '#art/ids.ts';
import { brandFileOf } from '#protocol/brandFile.ts';
import type * as z from 'zod/mini';

/** `brand.json` in the form that the build accepts. */
export const BrandFile = brandFileOf({ games: GAME_IDS, banners: BANNER_IDS });
export type BrandFile = z.infer<typeof BrandFile>;
