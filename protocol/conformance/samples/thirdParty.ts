import type { Samples } from '../samples.ts';

export const thirdPartySamples: Samples = {};
