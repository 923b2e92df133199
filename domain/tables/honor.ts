/** Rounds played and the honor list. */
export const honorTables = {} as const;
