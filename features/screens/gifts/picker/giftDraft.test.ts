import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GiftCatalogue, isLarge, mostGold, priceOf, refusalOf } from './giftDraft.ts';

const quota = {
  Gifts: 10,
  GiftsLeft: 10,
  Worth: 1_000_000,
  WorthLeft: 900_000,
  Largest: 500_000,
  Collects: 10,
  CollectsLeft: 10,
};
const catalogue = (Quota: Partial<typeof quota> = {}): GiftCatalogue => ({
  Gold: { Minimum: 20_000, FeePercent: 5 },
  List: [
    {
      ItemID: 49,
      Names: { zh_tw: '火箭', id_id: 'Roket', vi_vn: 'Tên lửa' },
      PriceItemID: 2,
      Price: 500,
      Worth: 50_000,
      MaxCount: 99,
    },
  ],
  Quota: { ...quota, ...Quota },
  HasPassword: false,
});
const wallet = (Gold: number, Gem = 10_000) => ({ Gold, Gem, GamePoint: 0 });
const refused = (ItemID: number, Amount: number, Quota: Partial<typeof quota> = {}, held = wallet(10_000_000)) => {
  const draft = { ItemID, Amount };
  const price = priceOf(draft, catalogue(Quota));
  if (price === undefined) throw new Error('no price');
  return refusalOf(draft, price, catalogue(Quota), held);
};

test('charges gold with the floored fee, and an effect by count; the receiver gets the value', () => {
  expect(priceOf({ ItemID: 1, Amount: 20_019 }, catalogue())).toEqual({
    PaidItemID: 1,
    Price: 20_019,
    Fee: 1000,
    Total: 21_019,
    Worth: 20_019,
  });
  expect(priceOf({ ItemID: 49, Amount: 3 }, catalogue())).toEqual({
    PaidItemID: 2,
    Price: 1500,
    Fee: 0,
    Total: 1500,
    Worth: 150_000,
  });
  expect(priceOf({ ItemID: 1, Amount: undefined }, catalogue())).toBeUndefined();
});

describe('local refusals', () => {
  test.each([
    ['gold below the least', 1, 19_999, {}, wallet(10_000_000), 200071],
    ['more than one gift may be worth', 1, 500_001, {}, wallet(10_000_000), 200079],
    ['no gift left today', 1, 20_000, { GiftsLeft: 0 }, wallet(10_000_000), 200080],
    ['nothing left of the worth', 1, 20_000, { WorthLeft: 0 }, wallet(10_000_000), 200081],
    ['not enough left of the worth', 1, 20_001, { WorthLeft: 20_000 }, wallet(10_000_000), 200125],
    ['no gold for the fee', 1, 20_000, {}, wallet(20_999), 100011],
    ['no gems', 49, 1, {}, wallet(0, 499), 200124],
    ['nothing', 1, 20_000, {}, wallet(21_000), undefined],
  ] as const)('%s', (_what, item, amount, left, held, code) => {
    expect(refused(item, amount, left, held)).toBe(code);
  });
});

test('allows the maximum, and refuses one more for lack of gold', () => {
  fc.assert(
    fc.property(fc.integer({ min: 21_000, max: 500_000 }), (Gold) => {
      const most = mostGold(catalogue(), wallet(Gold));
      expect(refused(1, most, {}, wallet(Gold))).toBeUndefined();
      expect(refused(1, most + 1, {}, wallet(Gold))).toBe(100011);
    }),
  );
});

test('counts a gift of 100,000 as large', () => {
  const worth = (Amount: number) => {
    const price = priceOf({ ItemID: 1, Amount }, catalogue());
    return price !== undefined && isLarge(price);
  };
  expect([worth(99_999), worth(100_000)]).toEqual([false, true]);
});
