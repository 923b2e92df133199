import type { Samples } from './samplesByContract.ts';

export const signInDaysSamples: Samples = { getSignInDays: {}, claimSignInDay: {} };
