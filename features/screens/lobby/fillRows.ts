import type { PlacedGame } from './arrangeTiles.ts';

/** A row with less room cannot hold a wide tile beside another tile. */
const MIN_ROOM = 3;

/**
 * Widens some tiles, so that every row of a grid is full.
 *
 * @param tiles row by row, with at most one hero, at the front
 * @param columns of the grid; undefined before measuring
 * @returns the same tiles in the same order; unchanged if they do not fill two rows
 */
export function fillRows(tiles: readonly PlacedGame[], columns: number | undefined): readonly PlacedGame[] {
  const rows = columns === undefined ? [] : roomOf(tiles, columns);
  const spare = rows.reduce((sum, room) => sum + room, 0) - tiles.reduce((sum, { shape }) => sum + cellsOf(shape), 0);
  const fit = rows.filter((room) => room >= MIN_ROOM).length;
  if (rows.length < 2 || fit === 0) return tiles;
  const filled = [...tiles];
  let at = 0;
  let seen = 0;
  for (const [row, room] of rows.entries()) {
    const before = seen;
    if (room >= MIN_ROOM) seen += 1;
    // The lower rows get the remainder, since they have too few tiles.
    const wide = Math.floor((spare * seen) / fit) - Math.floor((spare * before) / fit);
    let used = 0;
    const talls: number[] = [];
    for (; at < tiles.length && used + cellsOf(tiles[at]?.shape) + wide <= room; at += 1) {
      used += cellsOf(tiles[at]?.shape);
      if (tiles[at]?.shape === 'tall') talls.push(at);
    }
    for (const tile of spread(talls, wide, row % 2 === 0)) {
      const placed = filled[tile];
      if (placed !== undefined) filled[tile] = { ...placed, shape: 'wide' };
    }
  }
  return filled;
}

/** The number of cells that a tile takes in its row. A hero is beside the rows, so it takes no cell. */
const cellsOf = (shape: PlacedGame['shape'] | undefined): number => (shape === 'wide' ? 2 : shape === 'tall' ? 1 : 0);

/** The cells of each row that the tiles need. A hero takes two cells in each of the first two rows. */
function roomOf(tiles: readonly PlacedGame[], columns: number): readonly number[] {
  const hasHero = tiles.some(({ shape }) => shape === 'hero');
  const needed = tiles.reduce((sum, { shape }) => sum + cellsOf(shape), 0);
  const rows: number[] = [];
  for (let room = 0; room < needed; ) {
    const own = hasHero && rows.length < 2 ? columns - 2 : columns;
    rows.push(own);
    room += own;
  }
  return rows;
}

/** Picks some tiles at even distances, at the end or the beginning of each part, so that no wide tile is below another. */
const spread = (tiles: readonly number[], count: number, atEnd: boolean): readonly number[] =>
  Array.from({ length: Math.min(count, tiles.length) }, (_, part) => {
    const at = atEnd ? Math.ceil(((part + 1) * tiles.length) / count) - 1 : Math.floor((part * tiles.length) / count);
    return tiles[at] ?? 0;
  });
