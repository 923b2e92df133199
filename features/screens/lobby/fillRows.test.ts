import { expect, test } from 'vitest';
import type { LobbyLook } from '#protocol/brands.ts';
import { arrangeTiles, type PlacedGame } from './arrangeTiles.ts';
import { fillRows } from './fillRows.ts';
import { gameOf } from './testing/games.ts';

const look = (Spotlight: LobbyLook['Spotlight']): LobbyLook => ({ Spotlight, Game: 'game-0', Banners: ['first'] });
const arranged = (count: number, Spotlight: LobbyLook['Spotlight']): readonly PlacedGame[] =>
  arrangeTiles(
    Array.from({ length: count }, (_, at) => gameOf({ GameCode: `game-${String(at)}` })),
    look(Spotlight),
  );

/** Returns the cells of each row, placed as a browser does: each tile at the first position where it fits. */
function rowsOf(tiles: readonly PlacedGame[], columns: number): readonly number[] {
  const rows: boolean[][] = [];
  const isFree = (row: number, column: number) => rows[row]?.[column] !== true && column < columns;
  for (const { shape } of tiles) {
    const [width, height] = shape === 'hero' ? [2, 2] : shape === 'wide' ? [2, 1] : [1, 1];
    for (let at = 0; ; at += 1) {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const cells = Array.from({ length: width * height }, (_, n) => [
        row + Math.floor(n / width),
        column + (n % width),
      ]);
      if (!cells.every(([y = 0, x = 0]) => isFree(y, x))) continue;
      for (const [y = 0, x = 0] of cells) (rows[y] ??= [])[x] = true;
      break;
    }
  }
  return rows.map((row) => row.filter(Boolean).length);
}

test.each(['wideStart', 'wideEnd', 'hero'] as const)(
  'fills every row for any number of games and columns: %s',
  (Spotlight) => {
    for (let columns = 3; columns <= 10; columns += 1) {
      for (let count = Math.max(6, 2 * columns); count < 60; count += 1) {
        const tiles = arranged(count, Spotlight);
        const filled = fillRows(tiles, columns);
        expect(new Set(rowsOf(filled, columns)), `${count} games, ${columns} columns`).toEqual(new Set([columns]));
        expect(filled.map(({ game }) => game)).toEqual(tiles.map(({ game }) => game));
      }
    }
  },
);

test('leaves tiles unchanged if they do not fill two rows', () => {
  const tiles = arranged(4, 'wideStart');
  expect(fillRows(tiles, 8)).toEqual(tiles);
  expect(fillRows(tiles, undefined)).toEqual(tiles);
  // Two columns with large text, where a wide tile is a row.
  expect(fillRows(tiles, 2)).toEqual(tiles);
});

test('spreads wide tiles over the rows', () => {
  const filled = fillRows(arranged(24, 'wideStart'), 8);
  const wide = filled.flatMap(({ shape }, at) => (shape === 'wide' ? [at] : []));
  expect(wide).toHaveLength(8);
  expect(wide.filter((at) => at < 12).length).toBeGreaterThan(2);
});
