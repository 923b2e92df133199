import type { Samples } from '../samples.ts';

export const operatorSamples: Samples = {};
