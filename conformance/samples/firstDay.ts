import type { Samples } from './samplesByContract.ts';

export const firstDaySamples: Samples = { getFirstDay: {}, claimFirstDay: {} };
