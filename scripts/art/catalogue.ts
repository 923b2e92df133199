import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DRAWN_GAMES, type DrawnGame } from '#art/games.ts';

const gameSchema = z.object({
  GameCode: z.string().refine((code): code is DrawnGame => DRAWN_GAMES.some((drawn) => drawn === code), 'has no art'),
  GameNames: z.object({
    zh_tw: z.string().min(1),
    en_us: z.string().min(1),
    id_id: z.string().min(1),
    vi_vn: z.string().min(1),
  }),
  /** A hot game can appear twice on a page, or as the spotlight. */
  Hot: z.boolean(),
});
export type CatalogueGame = z.infer<typeof gameSchema>;

export const CATALOGUE_FILE = new URL('../../content/games.json', import.meta.url);

/** Reads the games of the catalogue in order. @throws Error if a game has no name or no art */
export async function readCatalogue(): Promise<CatalogueGame[]> {
  return z.array(gameSchema).parse(JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')));
}
