/** Switches, announcements, blocked words and bans. */
export const operatorTables = {} as const;
