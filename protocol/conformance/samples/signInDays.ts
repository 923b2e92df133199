import type { Samples } from '../samples.ts';

export const signInDaysSamples: Samples = { getSignInDays: {}, claimSignInDay: {} };
