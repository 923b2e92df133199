import type { MathsFile } from '../game/schema.ts';

/** Small games, one for each rule that changes a window before it pays: data only. */
const PLAIN = {
  version: 1,
  cap: 5000,
  stakes: [10, 20],
  jackpots: [],
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base' }],
};
const WITH_FREE = {
  ...PLAIN,
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
};
const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [0, 1, 0],
];

/** Each wild of the two free spins stays to their end, and every win of them counts twice. */
export const STICKY: MathsFile = {
  ...WITH_FREE,
  code: 'sticky',
  rows: 2,
  stops: 3,
  lines: LINES,
  pays: { a: { 3: 20, 2: 3 }, b: { 3: 8 } },
  wild: 'w',
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 2, ladder: [2], sticky: true },
  strips: { base: ['a s b', 'w s b', 's b a'], free: ['a b b', 'w b a', 'b a w'] },
};

/** Two wilds with a multiple and one without. Two on a line multiply each other. */
export const MULTIPLES: MathsFile = {
  ...PLAIN,
  code: 'multiples',
  rows: 2,
  stops: 4,
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 1, 0],
  ],
  pays: { a: { 4: 40, 3: 10, 2: 2 }, b: { 4: 15, 3: 12 } },
  wild: 'w',
  wilds: { two: 2, three: 3 },
  strips: { base: ['a b a b', 'two a b w', 'three b a a', 'a two b b'] },
};

/** The book is wild and scatter. One of two symbols expands in the free spins. */
export const BOOK: MathsFile = {
  ...WITH_FREE,
  code: 'book',
  rows: 2,
  stops: 3,
  lines: LINES,
  pays: { a: { 3: 20, 2: 4 }, b: { 3: 6 } },
  wild: 'k',
  scatter: 'k',
  freeSpins: {
    atLeast: 3,
    spins: 2,
    ladder: [1],
    expanding: [
      { symbol: 'a', weight: 1 },
      { symbol: 'b', weight: 2 },
    ],
  },
  strips: { base: ['a k b', 'k b b', 'b a k'], free: ['a b b', 'b k a', 'b a a'] },
};

/** Lines that pay from both sides. A wild grows over its reel, holds and starts up to two respins. */
export const CRYSTAL: MathsFile = {
  ...PLAIN,
  code: 'crystal',
  rows: 2,
  stops: 3,
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 1],
  ],
  pays: { a: { 4: 40, 3: 10, 2: 1 }, b: { 4: 16, 3: 6 } },
  wild: 'w',
  bothWays: true,
  expandingWild: { respins: 2 },
  strips: { base: ['a b b', 'w a b', 'b a w', 'b b a'] },
};

/** All drums of a window become the same symbol. */
export const MYSTERY: MathsFile = {
  ...WITH_FREE,
  code: 'mystery',
  rows: 2,
  stops: 4,
  lines: LINES,
  pays: { a: { 3: 20, 2: 3 }, b: { 3: 8 }, c: { 3: 50 } },
  wild: 'w',
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 1, ladder: [2] },
  mystery: {
    symbol: 'd',
    becomes: [
      { symbol: 'a', weight: 1 },
      { symbol: 'b', weight: 2 },
      { symbol: 'c', weight: 1 },
    ],
  },
  strips: { base: ['a d d s', 'd d b s', 's a d b'], free: ['a d d b', 'd w b a', 'b a d d'] },
};

/** Cells split into two, three or four, and each part counts as a cell for the ways. */
export const SPLIT: MathsFile = {
  ...WITH_FREE,
  code: 'split',
  rows: 2,
  stops: 3,
  ways: 8,
  pays: { a: { 2: 1, 3: 6 }, b: { 3: 4 } },
  wild: 'w',
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 1, ladder: [2] },
  split: {
    ways: 70,
    base: [
      { reels: [[], [], []], weight: 4 },
      { reels: [[2], [], []], weight: 2 },
      { reels: [[], [3], [2]], weight: 1 },
    ],
    free: [
      { reels: [[4], [], []], weight: 1 },
      { reels: [[], [4, 2], [2]], weight: 1 },
      { reels: [[4], [4, 3], []], weight: 1 },
    ],
  },
  strips: { base: ['a b s', 'w s a', 's b a'], free: ['a b b', 'b w a', 'a a b'] },
};

export const BOARD_GAMES: readonly MathsFile[] = [STICKY, MULTIPLES, BOOK, CRYSTAL, MYSTERY, SPLIT];
