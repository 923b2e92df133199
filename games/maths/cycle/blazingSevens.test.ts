import { describe, expect, it } from 'vitest';
import type { Combination } from '../pays/combinations.ts';
import { combinationCounts, cycleOf, lineTotal } from './frequencies.ts';

// The PAR sheet of a real machine, "Blazing 7s" with three reels of 72 stops and one line. John Robison explains it (Casino City Times,
// 29 March 2010) and Easy Vegas publishes it. Its wins name groups of symbols: any seven (A7), any bar (AB).
const REELS: Record<string, number>[] = [
  { BL: 28, '1B': 17, '2B': 11, '3B': 6, R7: 8, B7: 2 },
  { BL: 29, '1B': 17, '2B': 11, '3B': 6, R7: 7, B7: 2 },
  { BL: 24, '1B': 9, '2B': 6, '3B': 3, R7: 6, B7: 23, DJ: 1 },
];
const GROUPS: Record<string, string[]> = { A7: ['R7', 'B7'], AB: ['1B', '2B', '3B'] };
/** The symbol or group of the first two reels, the symbol of the third one, and the pays for one, two and three coins. */
const WINS: [symbol: string, third: string, pays: [number, number, number]][] = [
  ['B7', 'DJ', [0, 2500, 5000]],
  ['B7', 'B7', [0, 500, 1000]],
  ['R7', 'DJ', [0, 300, 600]],
  ['R7', 'R7', [0, 150, 300]],
  ['A7', 'DJ', [0, 200, 400]],
  ['A7', 'A7', [0, 100, 200]],
  ['3B', 'DJ', [120, 120, 120]],
  ['3B', '3B', [60, 60, 60]],
  ['2B', 'DJ', [80, 80, 80]],
  ['2B', '2B', [40, 40, 40]],
  ['1B', 'DJ', [40, 40, 40]],
  ['1B', '1B', [20, 20, 20]],
  ['AB', 'DJ', [20, 20, 20]],
  ['AB', 'AB', [10, 10, 10]],
  ['BL', 'DJ', [4, 4, 4]],
  ['BL', 'BL', [2, 2, 2]],
];

const strips = REELS.map((counts) =>
  Object.entries(counts).flatMap(([symbol, count]) => Array.from({ length: count }, () => symbol)),
);
const named = (symbol: string): string[] => GROUPS[symbol] ?? [symbol];
const combinations = (coins: number): Combination[] =>
  WINS.map(([symbol, third, pays]) => ({
    symbol: `${symbol} ${symbol} ${third}`,
    count: 3,
    fits: [named(symbol), named(symbol), named(third)],
    pay: pays[coins - 1] ?? 0,
  }));

describe('Blazing 7s', () => {
  it('has a cycle of 373,248 stops', () => {
    expect(cycleOf(strips)).toBe(373_248n);
  });

  it.each([
    [1, 91.96],
    [2, 92.52],
    [3, 92.7],
  ])('returns at %i coins what its sheet says: %d %%', (coins, published) => {
    const paid = Number(lineTotal(strips, combinations(coins)));
    expect(Math.round((paid / coins / 373_248) * 10_000) / 100).toBe(published);
  });

  it('wins in as many ways as its sheet says, larger wins left out of smaller ones', () => {
    const counts = new Map(
      [...combinationCounts(strips, combinations(3))].map(([{ symbol }, count]) => [symbol, count]),
    );
    expect(counts.get('B7 B7 B7')).toBe(92n);
    expect(counts.get('R7 R7 R7')).toBe(336n);
    expect(counts.get('A7 A7 A7')).toBe(10n * 9n * 29n - 428n);
  });
});
