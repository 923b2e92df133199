import type { Samples } from './samplesByRow.ts';

export const prideSamples: Samples = { setPrideStatus: { Status: 1 }, getPrideStatus: {} };
