/** Goods, orders, coupons. */
export const shopTables = {} as const;
