/** Live rooms and who is in them. */
export const liveTables = {} as const;
