/** Invitation codes and who came by them. */
export const inviteTables = {} as const;
