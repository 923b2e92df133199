import type { LobbyLook } from '#protocol/brands.ts';
import type { Game } from '#protocol/entities/game.ts';
import type { TileShape } from '#art/index.ts';

export interface PlacedGame {
  readonly game: Game;
  readonly shape: TileShape;
}

const SHAPES: Record<LobbyLook['Spotlight'], TileShape> = { wideStart: 'wide', wideEnd: 'wide', hero: 'hero' };

/** Two tiles fill a telephone's row beside a hero; with fewer there would be a hole. */
const MIN_WITH_HERO = 3;

/**
 * Puts the brand's spotlight into a list: its game where it is listed, else the first one, in the shape and at the end of
 * the first row that the brand chose. The others keep their order.
 * @param look undefined for a list with an order of its own, in which no game stands out
 */
export function arrangeTiles(games: readonly Game[], look: LobbyLook | undefined): readonly PlacedGame[] {
  if (look === undefined || (look.Spotlight === 'hero' && games.length < MIN_WITH_HERO))
    return games.map((game) => ({ game, shape: 'tall' }));
  // A game to come does not stand out over those that can be played.
  const hasPlayable = games.some(({ Playable }) => Playable);
  const star = games.find(({ GameCode, Playable }) => GameCode === look.Game && (Playable || !hasPlayable)) ?? games[0];
  if (star === undefined) return [];
  const others = games.filter((game) => game !== star).map((game): PlacedGame => ({ game, shape: 'tall' }));
  const spotlight: PlacedGame = { game: star, shape: SHAPES[look.Spotlight] };
  return look.Spotlight === 'wideEnd' && others.length > 0
    ? [...others.slice(0, 1), spotlight, ...others.slice(1)]
    : [spotlight, ...others];
}
