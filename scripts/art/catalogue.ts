import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DRAWN_GAMES, type DrawnGame } from '#art/games.ts';

/** What the art needs of a game in the catalogue; its other fields are the domain's. */
const gameSchema = z.object({
  GameCode: z.string().refine((code): code is DrawnGame => DRAWN_GAMES.some((drawn) => drawn === code), 'has no art'),
  GameNames: z.object({
    zh_tw: z.string().min(1),
    en_us: z.string().min(1),
    id_id: z.string().min(1),
    vi_vn: z.string().min(1),
  }),
  /** Hot games are featured: they may stand in two places or as the spotlight. */
  Hot: z.boolean(),
});
export type CatalogueGame = z.infer<typeof gameSchema>;

export const CATALOGUE_FILE = new URL('../../content/games.json', import.meta.url);

/** The games of the catalogue, in its order. Throws where a game lacks a name or has no art. */
export async function readCatalogue(): Promise<CatalogueGame[]> {
  return z.array(gameSchema).parse(JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')));
}
