import type { Samples } from '../samples.ts';

export const relationSamples: Samples = {};
