import { z } from 'zod';

/** The numbers of the shop; docs/economy.md says what each sets. */
export const ShopNumbers = z.strictObject({
  GoldPerGem: z.int().min(1),
  GoldPerPoint: z.int().min(1),
  OrderMinutes: z.int().min(1),
  OpenOrders: z.int().min(1),
  FirstPurchaseTimes: z.int().min(1),
  /** Priced in the brand's gems or points. */
  GoldPacks: z.array(z.strictObject({ GoodsID: z.string(), Gold: z.int().min(1), Price: z.int().min(1) })),
  /** Gems or points, priced in NT$. */
  WalletPacks: z.array(z.strictObject({ GoodsID: z.string(), Amount: z.int().min(1), Price: z.int().min(1) })),
});
