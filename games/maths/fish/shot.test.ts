import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededDraws } from '../draws/seededDraws.ts';
import { FishFile } from './schema.ts';
import { hitChance, playShot } from './shot.ts';

const ROOMS = ['angler', 'octopus', 'chest'].map((code) =>
  FishFile.parse(JSON.parse(readFileSync(`games/rooms/${code}/rules.json`, 'utf8'))),
);
const [ANGLER = FishFile.parse({})] = ROOMS;

it.each(ROOMS.flatMap((room) => room.fish.map((fish) => ({ room, fish, code: `${room.code} ${fish.code}` }))))(
  'returns 96 % of the shots at $code',
  ({ room, fish }) => {
    const { hits, of } = hitChance(room, fish);
    const weights = fish.multiples.reduce((sum, { weight }) => sum + weight, 0);
    const paid = fish.multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);
    expect(hits * paid * 10_000).toBe(9600 * of * weights);
    expect(of).toBeLessThanOrEqual(2 ** 32);
    expect(hits).toBeLessThan(of);
  },
);

it('pays a multiple of the fish, or nothing', () => {
  const draws = seededDraws(7);
  const paid = new Set(Array.from({ length: 4000 }, () => playShot(ANGLER, 'shark', 10, draws).multiple));
  expect(paid).toEqual(new Set([0, 60, 100]));
});

it('hits as often as it publishes', () => {
  const draws = seededDraws(11);
  const hits = Array.from({ length: 20_000 }, () => playShot(ANGLER, 'sardine', 10, draws)).filter(
    ({ multiple }) => multiple > 0,
  );
  expect(Math.abs(hits.length / 20_000 - 0.48)).toBeLessThan(4 * Math.sqrt((0.48 * 0.52) / 20_000));
});

it('refuses a fish that the room does not have', () => {
  expect(() => playShot(ANGLER, 'whale', 10, seededDraws(1))).toThrow('the room has no fish whale');
});

it('wins a pool in proportion to the stake', () => {
  const file = { ...ANGLER, jackpots: [{ name: 'grand', seed: 10, contribution: 0, odds: 100 }] };
  const shares = [2, 20].map((stake) => {
    const draws = seededDraws(3);
    const shots = Array.from({ length: 20_000 }, () => playShot(file, 'shark', stake, draws));
    return shots.filter(({ jackpots }) => jackpots.length > 0).length / shots.length;
  });
  expect(Math.abs((shares[0] ?? 0) - 0.02)).toBeLessThan(4 * Math.sqrt((0.02 * 0.98) / 20_000));
  expect(Math.abs((shares[1] ?? 0) - 0.2)).toBeLessThan(4 * Math.sqrt((0.2 * 0.8) / 20_000));
});
