import type { Samples } from '../samples.ts';

export const clubSamples: Samples = {};
