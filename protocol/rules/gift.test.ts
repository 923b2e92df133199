import { describe, expect, it } from 'vitest';
import { giftFee, isEffectGift } from './gift.ts';

describe('the fee of a gift', () => {
  it('is a percentage, floored', () => {
    expect([20_000, 20_019, 20_020, 1].map((amount) => giftFee(amount, 5))).toEqual([1000, 1000, 1001, 0]);
  });

  it('stays exact where a float would round up', () => {
    expect(giftFee(1_799_999_999_999_999, 5)).toBe(89_999_999_999_999);
  });
});

describe('effect gifts', () => {
  it('are items 42 to 49', () =>
    expect([1, 41, 42, 49, 50].map(isEffectGift)).toEqual([false, false, true, true, false]));
});
