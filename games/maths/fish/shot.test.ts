import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededDraws } from '../draws/seededDraws.ts';
import { FishFile } from './schema.ts';
import { hitChance, playShot } from './shot.ts';

const ANGLER = FishFile.parse(JSON.parse(readFileSync('games/rooms/angler/rules.json', 'utf8')));

it.each(ANGLER.fish)('returns 96 % of the shots at $code', (fish) => {
  const { hits, of } = hitChance(ANGLER, fish);
  const weights = fish.multiples.reduce((sum, { weight }) => sum + weight, 0);
  const paid = fish.multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);
  expect(hits * paid * 10_000).toBe(9600 * of * weights);
  expect(of).toBeLessThanOrEqual(2 ** 32);
  expect(hits).toBeLessThan(of);
});

it('pays a multiple of the fish, or nothing', () => {
  const draws = seededDraws(7);
  const paid = new Set(Array.from({ length: 4000 }, () => playShot(ANGLER, 'shark', draws)));
  expect(paid).toEqual(new Set([0, 60, 100]));
});

it('hits as often as it publishes', () => {
  const draws = seededDraws(11);
  const hits = Array.from({ length: 20_000 }, () => playShot(ANGLER, 'sardine', draws)).filter((paid) => paid > 0);
  expect(Math.abs(hits.length / 20_000 - 0.48)).toBeLessThan(4 * Math.sqrt((0.48 * 0.52) / 20_000));
});

it('refuses a fish that the room does not have', () => {
  expect(() => playShot(ANGLER, 'whale', seededDraws(1))).toThrow('the room has no fish whale');
});
