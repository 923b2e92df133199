import type { LobbyLook } from '#protocol/brands.ts';
import type { Game } from '#protocol/entities/game.ts';
import type { TileShape } from '#art/index.ts';

export interface PlacedGame {
  readonly game: Game;
  readonly shape: TileShape;
}

const SHAPES: Record<LobbyLook['Spotlight'], TileShape> = { wideStart: 'wide', wideEnd: 'wide', hero: 'hero' };

/**
 * Puts the brand's spotlight into a list: its game where it is listed, else the first one, in the shape and at the end of
 * the first row that the brand chose. The others keep their order.
 */
export function arrangeTiles(games: readonly Game[], look: LobbyLook): readonly PlacedGame[] {
  const star = games.find(({ GameCode }) => GameCode === look.Game) ?? games[0];
  if (star === undefined) return [];
  const others = games.filter((game) => game !== star).map((game): PlacedGame => ({ game, shape: 'tall' }));
  const spotlight: PlacedGame = { game: star, shape: SHAPES[look.Spotlight] };
  return look.Spotlight === 'wideEnd' && others.length > 0
    ? [...others.slice(0, 1), spotlight, ...others.slice(1)]
    : [spotlight, ...others];
}
