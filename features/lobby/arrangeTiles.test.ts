import { expect, test } from 'vitest';
import type { LobbyLook } from '#protocol/brands.ts';
import { arrangeTiles, fillLastRow } from './arrangeTiles.ts';
import { gameOf } from './testing/games.ts';

const games = ['owl', 'cat', 'koi'].map((GameCode) => gameOf({ GameCode }));
const look = (Spotlight: LobbyLook['Spotlight'], Game = 'cat'): LobbyLook => ({ Spotlight, Game, Banners: ['first'] });
const placed = (of: LobbyLook) => arrangeTiles(games, of).map(({ game, shape }) => [game.GameCode, shape]);

test("the brand's game opens the row", () => {
  expect(placed(look('wideStart'))).toEqual([
    ['cat', 'wide'],
    ['owl', 'tall'],
    ['koi', 'tall'],
  ]);
});

test("the brand's game closes the first row", () => {
  expect(placed(look('wideEnd'))).toEqual([
    ['owl', 'tall'],
    ['cat', 'wide'],
    ['koi', 'tall'],
  ]);
});

test('where the game is filtered out the first one takes its place', () => {
  expect(placed(look('hero', 'panda'))[0]).toEqual(['owl', 'hero']);
});

test('an empty list stays empty', () => {
  expect(arrangeTiles([], look('hero'))).toEqual([]);
});

test.each(['wideStart', 'hero'] as const)(
  'the last row of three columns is full, however many games: %s',
  (Spotlight) => {
    const cells = { tall: 1, wide: 2, hero: 4 };
    for (let count = 6; count < 30; count += 1) {
      const many = Array.from({ length: count }, (_, at) => gameOf({ GameCode: `game-${String(at)}` }));
      const tiles = fillLastRow(arrangeTiles(many, look(Spotlight, 'game-0')));
      expect(tiles.reduce((sum, { shape }) => sum + cells[shape], 0) % 3).toBe(0);
      expect(tiles.map(({ game }) => game)).toEqual(many);
    }
  },
);
