/** Gifts sent, passwords and quotas. */
export const giftTables = {} as const;
