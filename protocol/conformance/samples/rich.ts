import type { Samples } from '../samples.ts';

export const richSamples: Samples = {};
