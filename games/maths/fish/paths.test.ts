import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frozen, pathTimeAt } from './pathClock.ts';
import { FIELD, Paths, placeAt } from './paths.ts';
import { FishFile } from './schema.ts';

const ANGLER = FishFile.parse(JSON.parse(readFileSync('games/rooms/angler/rules.json', 'utf8')));

it('makes the same fish from the same seed, and others from another one', () => {
  const [one, same, other] = ['0badcafe', '0badcafe', '1badcafe'].map((seed) => new Paths(ANGLER, seed));
  expect(same?.swimmingAt(100_000)).toEqual(one?.swimmingAt(100_000));
  expect(other?.swimmingAt(100_000)).not.toEqual(one?.swimmingAt(100_000));
});

it('has about 45 fish, which enter and leave outside of the field', () => {
  const fish = new Paths(ANGLER, 'abcdef01').swimmingAt(600_000);
  expect(fish.length).toBeGreaterThan(30);
  expect(fish.length).toBeLessThan(61);
  for (const each of fish)
    for (const time of [each.From, each.Until]) {
      const { x } = placeAt(each, time);
      expect(x < 0 || x > FIELD.width).toBe(true);
    }
});

it('slows the paths while they are frozen', () => {
  const clock = frozen({ At: 0, Path: 0, SlowUntil: 0 }, 1000, 4000);
  expect([1000, 3000, 5000, 6000].map((now) => pathTimeAt(clock, now))).toEqual([1000, 1500, 2000, 3000]);
});
