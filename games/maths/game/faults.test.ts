import { describe, expect, it } from 'vitest';
import owl from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { mathsFaults, MathsFile } from '../index.ts';

const RIGHT = {
  code: 'dice',
  version: 1,
  rows: 2,
  stops: 3,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  pays: { a: { 3: 20 }, b: { 3: 10, 2: 5 } },
  wild: 'w',
  scatter: 's',
  freeSpins: { atLeast: 3, spins: 2, ladder: [1, 2] },
  cap: 100,
  stakes: [10, 200],
  jackpots: [{ name: 'major', seed: 10, contribution: 10, odds: 100 }],
  strips: { base: ['a b s', 'b w s', 'a b s'], free: ['a b a', 'w b a', 'a b b'] },
  variants: [{ name: 'v1', return: { from: 0, to: 9000 }, base: 'base', free: 'free' }],
};

const sentences = (change: object): string[] =>
  mathsFaults({ ...RIGHT, ...change }).map(({ field, problem }) => `${field}: ${problem}`);

it('a right file has no faults', () => {
  expect(sentences({})).toEqual([]);
  expect(mathsFaults(owl)).toEqual([]);
});

describe('a file is refused', () => {
  const strips = (base: string[], free = RIGHT.strips.free) => ({ strips: { base, free } });
  const [variant] = RIGHT.variants;

  it.each<[fault: string, change: object, sentence: RegExp]>([
    ['with an unknown field', { speed: 3 }, /^the file: has no field "speed"; it has code, version, /],
    [
      'with an unknown field inside',
      { freeSpins: { ...RIGHT.freeSpins, again: true } },
      /^freeSpins: has no field "again"/,
    ],
    ['without a field', { lines: undefined }, /^lines: /],
    ['with half a coin', { cap: 10.5 }, /^cap: /],
    [
      'with a symbol that has no pay',
      strips(['a x s', 'b w s', 'a b s']),
      /^strips\.base\[0\]: has the symbol "x", which is not in pays$/,
    ],
    [
      'with a pay whose symbol is on no strip',
      { pays: { ...RIGHT.pays, c: { 3: 5 } } },
      /^pays\.c: is on no strip of base$/,
    ],
    [
      'with a symbol that lacks a reel',
      strips(['a b s', 'b w s', 'a w s'].map((strip, reel) => (reel === 1 ? 'b s b' : strip))),
      /^pays\.a\.3: cannot pay on base: reel 2 has no "a"$/,
    ],
    [
      'with a pay for more symbols than reels',
      { pays: { ...RIGHT.pays, a: { 4: 20 } } },
      /^pays\.a\.4: cannot pay: the game has 3 reels$/,
    ],
    [
      'with a line beside the window',
      { lines: [...RIGHT.lines, [0, 2, 0]] },
      /^lines\[2\]: cannot pay: it names row 2, and a reel shows rows 0 to 1$/,
    ],
    [
      'with a line over fewer reels',
      { lines: [...RIGHT.lines, [0, 1]] },
      /^lines\[2\]: cannot pay: it crosses 2 reels, and the first line 3$/,
    ],
    [
      'with the same line twice',
      { lines: [...RIGHT.lines, [1, 1, 1]] },
      /^lines\[2\]: is the same line as lines\[1\]$/,
    ],
    ['with another number of stops', strips(['a b s a', 'b w s', 'a b s']), /^strips\.base\[0\]: has 4 stops, not 3$/],
    ['with another number of reels', strips(['a b s', 'b w s']), /^strips\.base: has 2 reels, and a line crosses 3$/],
    [
      'with two spaces in a strip',
      strips(['a  b s', 'b w s', 'a b s']),
      /^strips\.base\[0\]: must be names of symbols, separated by single spaces$/,
    ],
    ['with a stake that tens do not divide', { stakes: [10, 25] }, /^stakes\[1\]: 25 is not a multiple of 10$/],
    [
      'with a stake above the odds of a jackpot',
      { stakes: [10, 2000] },
      /^jackpots\[0\]\.odds: 100 is less than the largest stake ÷ 10$/,
    ],
    ['with a wild that pays', { wild: 'a' }, /^wild: "a" is in pays too$/],
    ['with a wild on no strip', { wild: 'z' }, /^wild: "z" is on no strip$/],
    [
      'with free spins that nothing starts',
      { scatter: undefined },
      /^freeSpins: cannot start: the game has no scatter$/,
    ],
    [
      'with a scatter on the free strips',
      strips(RIGHT.strips.base, ['a b s', 'w b a', 'a b b']),
      /^variants\[0\]\.free: has the scatter "s", and free spins start no others$/,
    ],
    [
      'with a variant without strips',
      { variants: [{ ...variant, base: 'none' }] },
      /^variants\[0\]\.base: strips has no "none"$/,
    ],
    [
      'with two variants of one name',
      { variants: [variant, variant] },
      /^variants\[1\]\.name: "v1" is the name of another variant$/,
    ],
    [
      'with a variant without free strips',
      { variants: [{ ...variant, free: undefined }] },
      /^variants\[0\]\.free: is missing: the game has free spins$/,
    ],
    [
      'with free strips that nothing plays',
      { freeSpins: undefined },
      /^variants\[0\]\.free: is not used: the game has no free spins$/,
    ],
    [
      'with a return that ends before it begins',
      { variants: [{ ...variant, return: { from: 2, to: 1 } }] },
      /^variants\[0\]\.return: ends before it begins$/,
    ],
  ])('%s', (_fault, change, sentence) => {
    expect(sentences(change)).toContainEqual(expect.stringMatching(sentence));
  });
});

it('every field of the file is in the schema, and the other way round', () => {
  expect(Object.keys(MathsFile.parse(RIGHT)).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
});
