import type { Samples } from '../samples.ts';

export const challengeSamples: Samples = {};
