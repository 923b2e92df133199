/** The smallest gift in gold (specification 1 §5). */
export const GIFT_MINIMUM_GOLD = 20_000;
/** The most effect gifts of one kind in one call (decisions §7). */
export const GIFT_MAX_COUNT = 99;
/** Effect gifts: rose, fireworks, corgi, meteor shower, sports car, yacht, sky castle, rocket (specification 1 §9). */
export const GIFT_EFFECTS = [42, 43, 44, 45, 46, 47, 48, 49] as const;

export const isEffectGift = (itemID: number): boolean => GIFT_EFFECTS.some((effect) => effect === itemID);

/** The fee of a gift of gold: a percentage of the amount, floored. Exact as long as amount times percent is within 2^53. */
export function giftFee(amount: number, percent: number): number {
  const hundredths = amount * percent;
  return (hundredths - (hundredths % 100)) / 100;
}
