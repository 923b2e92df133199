import { expect, test } from 'vitest';
import type { JackpotName } from '../entities/game.ts';
import { type GamePrize, isFixedPrize, prizeTitleOf } from './prizeTitle.ts';
import type { WinTitle } from './winTitle.ts';

const prizes = (pools: readonly JackpotName[], fixed: readonly JackpotName[] = []): readonly GamePrize[] => [
  ...pools.map((Name) => ({ Name, IsPool: true })),
  ...fixed.map((Name) => ({ Name, IsPool: false })),
];
const OWL = prizes(['major', 'minor']);
const DRAGON = prizes(['grand', 'major'], ['minor', 'mini']);
const CAT = prizes(['pool'], ['minor', 'mini']);

test.each<[JackpotName, readonly GamePrize[], WinTitle]>([
  ['major', OWL, { kind: 'jackpot', isFirst: true }],
  ['minor', OWL, { kind: 'jackpot', isFirst: false }],
  ['grand', [], { kind: 'jackpot', isFirst: true }],
  ['grand', DRAGON, { kind: 'prize', level: 101 }],
  ['major', DRAGON, { kind: 'prize', level: 102 }],
  ['mini', DRAGON, { kind: 'prize', level: 104 }],
  ['pool', CAT, { kind: 'pool' }],
  ['minor', CAT, { kind: 'prize', level: 103 }],
  ['vault', OWL, { kind: 'vault' }],
])('%s of %j has its title', (name, of, title) => {
  expect(prizeTitleOf(name, of)).toEqual(title);
});

test('no two prizes of a game with levels share a title', () => {
  for (const of of [DRAGON, CAT]) {
    const titles = of.map(({ Name }) => JSON.stringify(prizeTitleOf(Name, of)));
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('distinguishes fixed prizes from pools', () => {
  expect(DRAGON.map(({ Name }) => isFixedPrize(Name, DRAGON))).toEqual([false, false, true, true]);
  expect(isFixedPrize('', DRAGON)).toBe(false);
});
