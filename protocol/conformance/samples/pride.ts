import type { Samples } from '../samples.ts';

export const prideSamples: Samples = { setPrideStatus: { Status: 1 }, getPrideStatus: {} };
