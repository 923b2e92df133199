import type { Samples } from '../samples.ts';

export const storeSamples: Samples = {};
