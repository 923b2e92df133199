import type { LobbyLook } from '#protocol/brands.ts';
import type { Game } from '#protocol/entities/game.ts';
import type { TileShape } from '#art/index.ts';

export interface PlacedGame {
  readonly game: Game;
  readonly shape: TileShape;
}

const SHAPES: Record<LobbyLook['Spotlight'], TileShape> = { wideStart: 'wide', wideEnd: 'wide', hero: 'hero' };

/** Two tiles fill a phone's row beside a hero; fewer would leave a gap. */
const MIN_WITH_HERO = 3;

/**
 * Adds the brand's spotlight to a list: its game, or the first one if it is not listed, in the brand's shape and position. The other games
 * keep their order.
 *
 * @param look undefined for a list in its own order, without a spotlight
 */
export function arrangeTiles(games: readonly Game[], look: LobbyLook | undefined): readonly PlacedGame[] {
  if (look === undefined || (look.Spotlight === 'hero' && games.length < MIN_WITH_HERO))
    return games.map((game) => ({ game, shape: 'tall' }));
  // A coming game gets no spotlight while other games are playable.
  const hasPlayable = games.some(({ Playable }) => Playable);
  const star = games.find(({ GameCode, Playable }) => GameCode === look.Game && (Playable || !hasPlayable)) ?? games[0];
  if (star === undefined) return [];
  const others = games.filter((game) => game !== star).map((game): PlacedGame => ({ game, shape: 'tall' }));
  const spotlight: PlacedGame = { game: star, shape: SHAPES[look.Spotlight] };
  return look.Spotlight === 'wideEnd' && others.length > 0
    ? [...others.slice(0, 1), spotlight, ...others.slice(1)]
    : [spotlight, ...others];
}
