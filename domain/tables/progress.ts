/** Levels, VIP experience, missions, sign-in days and rankings. */
export const progressTables = {} as const;
