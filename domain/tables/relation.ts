/** Friends and blocked players. */
export const relationTables = {} as const;
