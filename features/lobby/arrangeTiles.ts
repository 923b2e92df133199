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

/** Fewer stand as they are. */
const FEW = 6;
const CELLS: Record<TileShape, number> = { tall: 1, wide: 2, hero: 4 };

/**
 * Widens tiles of the last two rows, so that the last row of a grid of three columns is full.
 * @param tiles as they stand, row by row
 */
export function fillLastRow(tiles: readonly PlacedGame[]): readonly PlacedGame[] {
  if (tiles.length < FEW) return tiles;
  const cells = tiles.reduce((sum, { shape }) => sum + CELLS[shape], 0);
  const last = tiles.length - 1;
  // One tile alone: two are widened, one in each of the last two rows. Two tiles: the last.
  const widened = cells % 3 === 1 ? [last - 3, last] : cells % 3 === 2 ? [last] : [];
  return tiles.map((tile, at) => (widened.includes(at) && tile.shape === 'tall' ? { ...tile, shape: 'wide' } : tile));
}
