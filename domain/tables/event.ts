/** Return rewards, rewards, pass ticket, bonus battle, challenge, wheel and presents. */
export const eventTables = {} as const;
