import type { Samples } from '../samples.ts';

export const prideSamples: Samples = {};
