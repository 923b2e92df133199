import type { Samples } from '../samples.ts';

export const bankSamples: Samples = {};
