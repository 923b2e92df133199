import type { Samples } from './samplesByContract.ts';

export const prideSamples: Samples = { setPrideStatus: { Status: 1 }, getPrideStatus: {} };
