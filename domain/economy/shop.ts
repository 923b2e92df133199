import * as z from 'zod/mini';

const PackNumbers = z.strictObject({
  GoodsID: z.string(),
  Amount: z.int().check(z.minimum(1)),
  /** A bonus that each purchase adds. */
  Extra: z.int().check(z.minimum(0)),
  /** NT$. */
  Price: z.int().check(z.minimum(1)),
  Popular: z.boolean(),
});

/** docs/economy.md explains the numbers. */
export const ShopNumbers = z.strictObject({
  GoldPerGem: z.int().check(z.minimum(1)),
  GoldPerPoint: z.int().check(z.minimum(1)),
  OrderMinutes: z.int().check(z.minimum(1)),
  OpenOrders: z.int().check(z.minimum(1)),
  FirstPurchaseTimes: z.int().check(z.minimum(1)),
  /** Gold, priced in NT$. */
  GoldPacks: z.array(PackNumbers),
  /** Gems or points, priced in NT$. */
  WalletPacks: z.array(PackNumbers),
});
