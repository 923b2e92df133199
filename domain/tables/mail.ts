/** Mail and what is attached to it. */
export const mailTables = {} as const;
