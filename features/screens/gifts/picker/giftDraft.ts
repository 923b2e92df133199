import type { ResultOf } from '#protocol/operation.ts';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { giftFee } from '#protocol/rules/gift.ts';

export type GiftCatalogue = ResultOf<typeof getGiftCatalogue>;

/** A gift being chosen. Undefined while no amount is chosen. */
export interface GiftDraft {
  readonly ItemID: number;
  readonly Amount: number | undefined;
}

/** The cost and value of a gift, by the service's prices. */
export interface GiftPrice {
  readonly PaidItemID: number;
  readonly Price: number;
  readonly Fee: number;
  /** The amount that leaves the wallet, in the paid item. */
  readonly Total: number;
  /** The gold that the receiver collects. */
  readonly Worth: number;
}

/** A gift of at least this value is sent by holding the button: the daily sum without a second check (decision 0055). */
const LARGE_WORTH = 100_000;
export const isLarge = ({ Worth }: GiftPrice): boolean => Worth >= LARGE_WORTH;

/** @returns undefined if no gift is chosen */
export function priceOf({ ItemID, Amount }: GiftDraft, { Gold, List }: GiftCatalogue): GiftPrice | undefined {
  if (Amount === undefined) return undefined;
  if (ItemID === ITEM.gold) {
    const Fee = giftFee(Amount, Gold.FeePercent);
    return { PaidItemID: ITEM.gold, Price: Amount, Fee, Total: Amount + Fee, Worth: Amount };
  }
  const offer = List.find((one) => one.ItemID === ItemID);
  if (offer === undefined) return undefined;
  const Price = offer.Price * Amount;
  return { PaidItemID: offer.PriceItemID, Price, Fee: 0, Total: Price, Worth: offer.Worth * Amount };
}

export const heldOf = (wallet: Wallet, itemID: number): number =>
  itemID === ITEM.gold ? wallet.Gold : itemID === ITEM.gem ? wallet.Gem : wallet.GamePoint;

/** Returns the code with which the service would refuse a gift, in the service's order. Undefined if the page finds no reason. */
export function refusalOf(
  draft: GiftDraft,
  price: GiftPrice,
  { Gold, Quota }: GiftCatalogue,
  wallet: Wallet | undefined,
): 200071 | 200079 | 200080 | 200081 | 200125 | 100011 | 200124 | undefined {
  const isGold = draft.ItemID === ITEM.gold;
  if (isGold && price.Price < Gold.Minimum) return 200071;
  if (price.Worth > Quota.Largest) return 200079;
  if (Quota.GiftsLeft === 0) return 200080;
  if (Quota.WorthLeft === 0) return 200081;
  if (price.Worth > Quota.WorthLeft) return 200125;
  if (wallet !== undefined && heldOf(wallet, price.PaidItemID) < price.Total) return isGold ? 100011 : 200124;
  return undefined;
}

/** Returns the most gold that the player can give now, by quota and wallet, including the fee. */
export function mostGold({ Gold, Quota }: GiftCatalogue, wallet: Wallet | undefined): number {
  const quota = Math.min(Quota.Largest, Quota.WorthLeft);
  if (wallet === undefined) return quota;
  const most = Math.floor((wallet.Gold * 100) / (100 + Gold.FeePercent));
  // The fee is floored, so one more than the quotient may be affordable.
  const paid = [most + 1, most].find((amount) => amount + giftFee(amount, Gold.FeePercent) <= wallet.Gold) ?? 0;
  return Math.min(quota, paid);
}
