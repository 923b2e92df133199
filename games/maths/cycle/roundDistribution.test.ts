import { expect, it } from 'vitest';
import { playRound, slotGame } from '../index.ts';
import { stopsFor } from '../testing/blocksFor.ts';
import type { MathsFile } from '../game/schema.ts';
import { Distribution } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';
import { freePays, roundDistribution } from './roundDistribution.ts';

/** Lines over two rows, a wild, scatters that pay lines beside them, three free spins on a ladder, and a cap that some rounds reach. */
const SMALL: MathsFile = {
  code: 'small',
  version: 1,
  rows: 2,
  stops: 3,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  pays: { a: { 3: 45, 2: 3 }, b: { 3: 12 } },
  wild: 'w',
  scatter: 's',
  freeSpins: { atLeast: 2, spins: 3, ladder: [1, 2, 5] },
  cap: 400,
  stakes: [10],
  jackpots: [],
  strips: { base: ['a s b', 'a s w', 'a b s'], free: ['a b', 'a w', 'b a'] },
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
};

function lists(n: number, length: number): number[][] {
  if (length === 0) return [[]];
  return lists(n, length - 1).flatMap((list) => Array.from({ length: n }, (_, stop) => [...list, stop]));
}

it('equals every round, played one by one', () => {
  const game = slotGame(SMALL);
  const rule = game.freeSpins;
  if (rule === undefined) throw new Error('the game has no free spins');
  const counts = new Map<number, bigint>();
  const free = lists(2, 3);
  let capped = 0;
  for (const base of lists(3, 3))
    for (const first of free)
      for (const second of free)
        for (const third of free) {
          // A draw below 2 and a draw below 3 read blocks of their own.
          const source = (cursor: number) =>
            cursor === 0 ? stopsFor(3, base)(0) : stopsFor(2, [], first, second, third)(cursor);
          const { pay, isCapped } = playRound(game, 10, source);
          counts.set(pay, (counts.get(pay) ?? 0n) + 1n);
          if (isCapped) capped += 1;
        }
  const played = new Distribution(counts);
  const base = enumerateCycle(game, game.base);
  const exact = roundDistribution(
    base,
    { free: { rule, pays: freePays(enumerateCycle(game, rule.reels), rule, game.cap) } },
    game.cap,
  );
  expect(exact.counts).toEqual(played.counts);
  expect(exact.total).toBe(27n * 8n ** 3n);
  expect(capped).toBeGreaterThan(0);
  expect(exact.counts.size).toBeGreaterThan(20);
});

it('knows the most of very many amounts', () => {
  const counts = new Map(Array.from({ length: 300_000 }, (_, pay) => [pay, 1n] as const));
  expect(new Distribution(counts).most).toBe(299_999);
});
