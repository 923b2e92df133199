import { describe, expect, it } from 'vitest';
import { sheetOf, slotGame } from '../index.ts';
import { linesOf } from '../testing/linesOf.ts';
import { TINY } from '../testing/tinyGame.ts';
import { enumerateCycle, spinDistribution } from './enumerate.ts';
import { combinationCounts, lineTotal } from './frequencies.ts';
import { roundDistribution } from './roundDistribution.ts';

const close = (value: number): unknown => expect.closeTo(value, 10);

describe('a tiny game, computed by hand', () => {
  const [variant] = sheetOf(TINY, '').variants;

  // The base spin has 8 outcomes and each free spin 8, so a round has 8 × 8 × 8 = 512. In 16ths: a pair of free spins loses twice in
  // 9, wins once in 6 (2 stakes each) and wins twice in 1 (2 stakes and 3 × 2 stakes, cut to 7).
  it('has the return, the deviation and the odds of its round', () => {
    // 2 stakes in 64 outcomes of the base spin and in 64 ÷ 16 × 6 of the free spins; 7 stakes in 64 ÷ 16.
    expect(variant?.exact).toEqual({ paid: String(88 * 20 + 4 * 70), outcomes: '512' });
    const mean = (88 * 2 + 4 * 7) / 512;
    expect(variant).toMatchObject({
      return: close(mean),
      basisPoints: 3984,
      deviation: close(Math.sqrt((88 * 4 + 4 * 49) / 512 - mean ** 2)),
      volatility: 1,
      hitRate: close(92 / 512),
      baseHitRate: close(1 / 8),
      most: { pay: 70, chance: close(4 / 512) },
    });
  });

  it('has the shares of its features', () => {
    // 1 in 8 rounds has two free spins at ×1 that win 2 stakes in 1 of 4; the ladder adds ×2 to the second after a first win.
    expect(variant?.shares).toEqual({
      base: close(2 / 8),
      freeSpins: close((2 * 2) / 4 / 8),
      ladder: close((2 * 2) / 16 / 8),
      cap: close(-1 / 16 / 8),
    });
    expect(variant?.freeSpins).toEqual({
      chance: close(1 / 8),
      hitRate: close(1 / 4),
      mean: close(1.25),
      multiple: close(1.25),
    });
  });

  it('has the amounts, quantiles and runs of its rounds', () => {
    expect(variant?.ranges.map(({ from, chance }) => [from, chance * 512])).toEqual([
      [0, close(420)],
      [1, 0],
      [10, 0],
      [20, close(88)],
      [50, 0],
      [70, close(4)],
    ]);
    expect(variant?.quantiles.slice(0, 5).map(({ pay }) => pay)).toEqual([0, 0, 20, 20, 20]);
    // Free spins start with 1 in 8: 7⁵ ÷ 8⁵ is 0.513, 7⁶ ÷ 8⁶ is 0.449; 7³⁴ ÷ 8³⁴ is 0.0107, 7³⁵ ÷ 8³⁵ is 0.0093.
    expect(variant?.waits).toEqual({ half: 6, most: 35 });
  });

  it('has the combinations of its lines', () => {
    expect(variant?.baseLines).toEqual([{ symbol: 'a', count: 3, pay: 20, chance: close(1 / 8), return: close(0.25) }]);
    expect(variant?.freeLines).toEqual([{ symbol: 'a', count: 3, pay: 20, chance: close(1 / 4), return: close(0.5) }]);
  });
});

it('a reel of wilds, computed by hand', () => {
  // a: 2 × 2 × 1 stops show three, and 2 × 2 × 2 two. b: 1 × 2 × 2 show three. The other 11 of 27 pay nothing.
  const wilds = {
    ...TINY,
    wild: 'w',
    pays: { a: { 3: 60, 2: 10 }, b: { 3: 30 } },
    strips: { base: ['a a b', 'a b w', 'a b b'] },
  };
  const game = slotGame({
    ...wilds,
    stops: 3,
    freeSpins: undefined,
    variants: [{ name: 'v', return: { from: 0, to: 0 }, base: 'base' }],
  });
  const counts = [...combinationCounts(game.base.strips, linesOf(game).combinations)];
  expect(counts.map(([{ symbol, count }, ways]) => [symbol, count, ways])).toEqual([
    ['a', 3, 4n],
    ['a', 2, 8n],
    ['b', 3, 4n],
  ]);
  expect(lineTotal(game.base.strips, linesOf(game).combinations)).toBe(4n * 60n + 8n * 10n + 4n * 30n);
  const classes = enumerateCycle(game, game.base);
  expect(classes.map(({ pay, count }) => [pay, count])).toEqual([
    [0, 11n],
    [10, 8n],
    [30, 4n],
    [60, 4n],
  ]);
  expect(roundDistribution(classes, {}, 50).counts).toEqual(
    new Map([
      [0, 11n],
      [10, 8n],
      [30, 4n],
      [50, 4n],
    ]),
  );
  expect(spinDistribution(classes).sum).toBe(440n);
});
