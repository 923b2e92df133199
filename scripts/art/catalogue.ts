import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DRAWN_GAMES, type DrawnGame } from '#art/games.ts';
import { listedOnce } from '#domain/world/listedOnce.ts';

const gameSchema = z.object({
  GameCode: z.string(),
  GameNames: z.object({
    zh_tw: z.string().min(1),
    en_us: z.string().min(1),
    id_id: z.string().min(1),
    vi_vn: z.string().min(1),
  }),
  /** A featured game can appear twice on a page, or as the spotlight. It has larger pictures. */
  Featured: z.boolean(),
});
export type CatalogueGame = z.infer<typeof gameSchema> & { readonly GameCode: DrawnGame };

const isDrawn = (game: z.infer<typeof gameSchema>): game is CatalogueGame =>
  DRAWN_GAMES.some((drawn) => drawn === game.GameCode);

export const CATALOGUE_FILE = new URL('../../content/games.json', import.meta.url);

/**
 * Returns the games of a catalogue that have art, in order. The app draws the tile of any other game.
 * @throws Error if a game has no name, or a code is listed twice
 */
export const drawnGames = (catalogue: unknown): CatalogueGame[] =>
  listedOnce(z.array(gameSchema).parse(catalogue)).filter(isDrawn);

/** Reads the games of the catalogue that have art. @throws Error as {@link drawnGames} */
export async function readCatalogue(): Promise<CatalogueGame[]> {
  return drawnGames(JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')));
}
