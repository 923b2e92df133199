import { describe, expect, it } from 'vitest';
import { clampAmount, isMoney } from './amount.ts';

describe('clampAmount', () => {
  it.for([
    [12.9, 100, 12],
    [101, 100, 100],
    [100, 100, 100],
    [0.9, 100, undefined],
    [0, 100, undefined],
    [-5, 100, undefined],
    [Number.NaN, 100, undefined],
    [Number.POSITIVE_INFINITY, 100, 100],
  ] as const)('%d of at most %d is %s', ([typed, max, wanted]) => expect(clampAmount(typed, max)).toBe(wanted));
});

describe('isMoney', () => {
  it('is whole and within 2^53', () => {
    expect([1, -1, 0, 2 ** 53 - 1].every(isMoney)).toBe(true);
    expect([0.5, 2 ** 53, Number.NaN].some(isMoney)).toBe(false);
  });
});
