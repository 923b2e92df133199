import type { MathsFile } from '../game/schema.ts';

/**
 * A game small enough to compute by hand: three reels of two stops, one row, one line.
 *
 * Base spin, 8 stops: `a a a` pays 2 stakes, `s s s` starts two free spins, the other 6 pay nothing.
 * Free spin, 8 stops: `a a a` is shown by 2 of them, so a free spin wins with 1 in 4. The ladder is ×1 ×3, and the cap 7 stakes.
 */
export const TINY: MathsFile = {
  code: 'tiny',
  version: 1,
  rows: 1,
  stops: 2,
  lines: [[0, 0, 0]],
  pays: { a: { 3: 20 } },
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 2, ladder: [1, 3] },
  cap: 70,
  stakes: [10],
  jackpots: [],
  strips: { base: ['a s', 'a s', 'a s'], free: ['a b', 'a b', 'a a'] },
  variants: [{ name: 'only', return: { from: 3984, to: 3985 }, base: 'base', free: 'free' }],
};
