import { expect, test } from 'vitest';
import type { LobbyLook } from '#protocol/brands.ts';
import { arrangeTiles } from './arrangeTiles.ts';
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

test('a list with an order of its own keeps it, and no game stands out', () => {
  expect(arrangeTiles(games, undefined).map(({ game, shape }) => [game.GameCode, shape])).toEqual([
    ['owl', 'tall'],
    ['cat', 'tall'],
    ['koi', 'tall'],
  ]);
});

test('two games leave no hole beside a hero', () => {
  expect(arrangeTiles(games.slice(0, 2), look('hero')).map(({ shape }) => shape)).toEqual(['tall', 'tall']);
});
