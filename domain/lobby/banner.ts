import * as z from 'zod/mini';
import catalogue from '#content/games.json' with { type: 'json' };

const DRAWN: ReadonlySet<string> = new Set(
  z
    .array(z.object({ GameCode: z.string() }))
    .parse(catalogue)
    .map(({ GameCode }) => GameCode),
);

/** The address of the picture of a game, with Chinese lettering. Empty if the product has no picture of the game. */
export const bannerOf = (gameCode: string): string =>
  DRAWN.has(gameCode) ? `/art/tiles/${gameCode}-tall-zh-496.avif` : '';
