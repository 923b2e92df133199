import type { MathsFile } from '../game/schema.ts';
import { BOARD_GAMES } from './boardGames.ts';

/** Small games, one for each mechanic: data only. Tests play every round of them. */
const PLAIN = {
  version: 1,
  cap: 5000,
  stakes: [10, 20],
  jackpots: [],
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base' }],
};

/** 243 ways on strips of five stops, with a wild on the middle reels and free spins. */
export const WAYS: MathsFile = {
  ...PLAIN,
  code: 'ways',
  rows: 3,
  stops: 5,
  ways: 243,
  pays: { a: { 3: 4, 4: 12, 5: 50 }, b: { 2: 1, 3: 2, 4: 6, 5: 20 }, c: { 3: 1, 4: 3, 5: 10 } },
  wild: 'w',
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 2, ladder: [1, 3] },
  strips: {
    base: ['a b c s b', 'b w c a s', 'c a s w b', 'a w b c c', 'b c a s a'],
    free: ['a b c c b', 'b w c a c', 'c a b w b', 'a w b c c', 'b c a b a'],
  },
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
};

/** Two lines on two reels. Two coins or more start two respins; mini is a fixed prize, major a jackpot, and a full board doubles. */
export const HOLD: MathsFile = {
  ...PLAIN,
  code: 'hold',
  rows: 2,
  stops: 3,
  lines: [
    [0, 0],
    [1, 1],
  ],
  pays: { a: { 2: 10 } },
  hold: {
    coin: 'c',
    atLeast: 2,
    respins: 2,
    coins: [
      { pays: 10, weight: 2 },
      { prize: 'mini', weight: 1 },
    ],
    blank: 2,
    prizes: { mini: 50, grand: 300 },
    full: { multiple: 2, prize: 'grand' },
  },
  strips: { base: ['a c a', 'c c a'] },
};

/** The same with a jackpot on a coin and one on the full board. */
export const HOLD_JACKPOTS: MathsFile = {
  ...HOLD,
  code: 'holdJackpots',
  stakes: [10],
  jackpots: [
    { name: 'minor', seed: 10, contribution: 1000, odds: 2 },
    { name: 'major', seed: 100, contribution: 1000, odds: 3 },
    { name: 'pool', seed: 1000, contribution: 1000, odds: 4 },
  ],
  hold: {
    coin: 'c',
    atLeast: 3,
    respins: 1,
    coins: [
      { pays: 10, weight: 1 },
      { pays: 5, jackpot: 'major', weight: 1 },
    ],
    blank: 1,
    full: { jackpot: 'pool' },
  },
};

const JAR = [
  { pays: 20, weight: 3 },
  { pays: 180, weight: 1 },
];

const CLUSTER_STRIPS = { base: ['a a b c', 'a b b a', 'b a a c'] };
const CLUSTER_PAYS = { a: { 3: 5, 5: 20 }, b: { 3: 8, 4: 15 }, c: { 3: 30 } };

/** Clusters of three or more that tumble, each board at a higher multiple. */
export const RISING: MathsFile = {
  ...PLAIN,
  code: 'rising',
  rows: 3,
  stops: 4,
  clusters: { atLeast: 3 },
  pays: CLUSTER_PAYS,
  tumble: { rising: [1, 2, 5] },
  strips: CLUSTER_STRIPS,
};

/** Four or more anywhere, tumbles, multiples that are thrown, and free spins. */
export const THROWN: MathsFile = {
  ...PLAIN,
  code: 'thrown',
  rows: 2,
  stops: 4,
  anywhere: { atLeast: 4 },
  pays: { a: { 4: 10, 6: 40 }, b: { 4: 5 } },
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 1, ladder: [2] },
  tumble: {
    thrown: {
      symbol: 'x',
      multiples: [
        { multiple: 2, weight: 3 },
        { multiple: 10, weight: 1 },
      ],
    },
  },
  strips: { base: ['a s b a', 'b a x s', 'a b s a'], free: ['a b b a', 'b a x b', 'a b x a'] },
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
};

/** Ways that tumble, as they do on a waterfall of ledges. Some rounds reach the cap. */
export const LEDGES: MathsFile = {
  ...PLAIN,
  code: 'ledges',
  rows: 2,
  stops: 4,
  ways: 8,
  pays: { a: { 2: 1, 3: 5 }, b: { 3: 4 }, c: { 3: 12 } },
  wild: 'w',
  tumble: { rising: [1, 2, 3] },
  cap: 100,
  strips: { base: ['a b c c', 'b c w a', 'c a b b'] },
};

/** Three tallies open one of three jars: two with equal prizes, and one that always pays their mean. A jackpot is drawn before. */
export const JARS: MathsFile = {
  ...PLAIN,
  code: 'jars',
  rows: 2,
  stops: 4,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  pays: { a: { 3: 20, 2: 4 }, b: { 3: 10 } },
  wild: 'w',
  choice: {
    symbol: 't',
    atLeast: 3,
    default: 'middle',
    options: [
      { name: 'left', prizes: JAR },
      { name: 'middle', prizes: [{ pays: 60, weight: 1 }] },
      { name: 'right', prizes: JAR },
    ],
  },
  jackpots: [{ name: 'minor', seed: 100, contribution: 1000, odds: 5 }],
  strips: { base: ['a t w w', 'a t b w', 'b a t a'] },
};

/** Two hoops open one of three clouds of free spins: two with a low multiple, one with a high one, or their mean at once. */
export const CLOUDS: MathsFile = {
  ...PLAIN,
  code: 'clouds',
  rows: 1,
  stops: 3,
  lines: [[0, 0]],
  pays: { a: { 2: 12 }, b: { 2: 6 } },
  choice: {
    symbol: 'h',
    atLeast: 2,
    default: 'small',
    options: [
      { name: 'small', spins: 2, ladder: [2] },
      { name: 'storm', spins: 1, ladder: [4] },
      { name: 'sun', prizes: [{ pays: 16, weight: 1 }] },
    ],
  },
  strips: { base: ['a h b', 'a h b'], free: ['a b b', 'b a b'] },
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
};

/** Ways that tumble, with free spins that start when the second board pays. */
export const GATE: MathsFile = {
  ...PLAIN,
  code: 'gate',
  rows: 2,
  stops: 5,
  ways: 4,
  pays: { a: { 2: 2 }, b: { 2: 3 }, c: { 2: 8 }, d: { 2: 20 } },
  wild: 'w',
  tumble: { rising: [1, 2, 3] },
  freeSpins: { tumbles: 2, spins: 2, ladder: [1] },
  cap: 250,
  strips: { base: ['a b c d b', 'c d w a d'], free: ['a b c a d', 'b c b d w'] },
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
};

/** Coins of base spins fill a jar over rounds. Five of them turn a wheel of four fields, one of them a jackpot. Some rounds reach the cap. */
export const LEVEL: MathsFile = {
  ...PLAIN,
  code: 'level',
  rows: 2,
  stops: 4,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  pays: { a: { 3: 20, 2: 4 }, b: { 3: 10 } },
  wild: 'w',
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 1, ladder: [2] },
  level: { symbol: 'c', full: 5, wheel: { fields: [{ pays: 10 }, { pays: 50 }, { jackpot: 'minor' }, { pays: 15 }] } },
  cap: 80,
  jackpots: [
    { name: 'minor', seed: 100, contribution: 1000, odds: 3 },
    { name: 'mini', seed: 10, contribution: 1000, odds: 2 },
  ],
  strips: { base: ['a c s b', 'c w s b', 's a c b'], free: ['a b b a', 'w b a b', 'b a w b'] },
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
};

export const SMALL_GAMES: readonly MathsFile[] = [
  WAYS,
  HOLD,
  HOLD_JACKPOTS,
  RISING,
  THROWN,
  LEDGES,
  GATE,
  JARS,
  CLOUDS,
  LEVEL,
  ...BOARD_GAMES,
];
