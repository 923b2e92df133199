import type { Samples } from '../samples.ts';

export const newStoreSamples: Samples = {};
