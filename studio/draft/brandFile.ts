import { BANNER_IDS, GAME_IDS } from '#art/ids.ts';
import { brandFileOf } from '#protocol/brandFile.ts';
import type * as z from 'zod/mini';

/** `brand.json` as the build takes it. */
export const BrandFile = brandFileOf({ games: GAME_IDS, banners: BANNER_IDS });
export type BrandFile = z.infer<typeof BrandFile>;
