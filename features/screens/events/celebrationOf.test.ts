import { expect, test } from 'vitest';
import { ITEM } from '#protocol/entities/wallet.ts';
import { celebrationOf } from './celebrationOf.ts';

const prize = (ItemID: number, Amount: number, Percent: number) => ({
  PrizeID: `${String(ItemID)}-${String(Amount)}`,
  ItemID,
  Amount,
  Percent,
});
const prizes = [
  prize(ITEM.gold, 1_000, 36),
  prize(ITEM.gold, 2_000, 28),
  prize(ITEM.gold, 5_000, 18),
  prize(ITEM.gem, 10, 9),
  prize(ITEM.gold, 30_000, 2.4),
  prize(ITEM.gold, 888_888, 0.05),
];
const shown = (at: number) => {
  const fallen = prizes[at];
  if (fallen === undefined) throw new Error('there is no such prize');
  const { atLeast, coins } = celebrationOf(fallen, prizes);
  return { atLeast, coins };
};

test('shows more coins for a larger frequent prize', () => {
  expect([0, 1, 2].map((at) => shown(at).coins)).toEqual([8, 12, 16]);
  expect(shown(2).atLeast).toBeUndefined();
});

test('shows a rare prize large, and the jackpot over the whole screen', () => {
  expect(shown(3).atLeast).toBe('big');
  expect(shown(4).atLeast).toBe('big');
  expect(shown(5).atLeast).toBe('grand');
});
