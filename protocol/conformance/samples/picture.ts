import type { Samples } from '../samples.ts';

export const pictureSamples: Samples = {};
