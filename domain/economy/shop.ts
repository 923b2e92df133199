import * as z from 'zod/mini';

/** The numbers of the shop (docs/economy.md). */
export const ShopNumbers = z.strictObject({
  GoldPerGem: z.int().check(z.minimum(1)),
  GoldPerPoint: z.int().check(z.minimum(1)),
  OrderMinutes: z.int().check(z.minimum(1)),
  OpenOrders: z.int().check(z.minimum(1)),
  FirstPurchaseTimes: z.int().check(z.minimum(1)),
  /** Priced in the brand's gems or points. */
  GoldPacks: z.array(
    z.strictObject({ GoodsID: z.string(), Gold: z.int().check(z.minimum(1)), Price: z.int().check(z.minimum(1)) }),
  ),
  /** Gems or points, priced in NT$. */
  WalletPacks: z.array(
    z.strictObject({ GoodsID: z.string(), Amount: z.int().check(z.minimum(1)), Price: z.int().check(z.minimum(1)) }),
  ),
});
