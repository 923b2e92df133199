import type { Samples } from './samplesByRow.ts';

export const signInDaysSamples: Samples = { getSignInDays: {}, claimSignInDay: {} };
