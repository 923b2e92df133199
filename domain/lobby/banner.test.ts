import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createGames } from '../world/games.ts';
import { createWorldSource } from '../world/source.ts';
import { bannerOf } from './banner.ts';

it('is the address of a product picture, for every game of the catalogue and no other', () => {
  const codes = createGames(createWorldSource(0)).map(({ GameCode }) => GameCode);
  expect(codes).toHaveLength(24);
  expect(codes.map(bannerOf).filter((address) => !existsSync(`app/public${address}`))).toEqual([]);
  expect(bannerOf('owl-2')).toBe('');
});
