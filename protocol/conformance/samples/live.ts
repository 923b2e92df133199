import type { Samples } from '../samples.ts';

export const liveSamples: Samples = {};
