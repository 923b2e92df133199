import type { Samples } from '../samples.ts';

export const honorSamples: Samples = {};
