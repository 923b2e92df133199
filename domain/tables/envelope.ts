/** Red envelopes and who took from them. */
export const envelopeTables = {} as const;
