import { expect, test } from 'vitest';
import type { LobbyLook } from '#protocol/brands.ts';
import { arrangeTiles } from './arrangeTiles.ts';
import { gameOf } from './testing/games.ts';

const games = ['owl', 'cat', 'koi'].map((GameCode) => gameOf({ GameCode }));
const look = (Spotlight: LobbyLook['Spotlight'], Game = 'cat'): LobbyLook => ({ Spotlight, Game, Banners: ['first'] });
const placed = (of: LobbyLook) => arrangeTiles(games, of).map(({ game, shape }) => [game.GameCode, shape]);

test("puts the brand's game first in the row", () => {
  expect(placed(look('wideStart'))).toEqual([
    ['cat', 'wide'],
    ['owl', 'tall'],
    ['koi', 'tall'],
  ]);
});

test("puts the brand's game last in the first row", () => {
  expect(placed(look('wideEnd'))).toEqual([
    ['owl', 'tall'],
    ['cat', 'wide'],
    ['koi', 'tall'],
  ]);
});

test("puts the first game in the place of the brand's game if that is filtered out", () => {
  expect(placed(look('hero', 'panda'))[0]).toEqual(['owl', 'hero']);
});

test('keeps an empty list empty', () => {
  expect(arrangeTiles([], look('hero'))).toEqual([]);
});

test('keeps a list in its own order without a spotlight', () => {
  expect(arrangeTiles(games, undefined).map(({ game, shape }) => [game.GameCode, shape])).toEqual([
    ['owl', 'tall'],
    ['cat', 'tall'],
    ['koi', 'tall'],
  ]);
});

test('shows no hero with two games, since it would leave a gap', () => {
  expect(arrangeTiles(games.slice(0, 2), look('hero')).map(({ shape }) => shape)).toEqual(['tall', 'tall']);
});
