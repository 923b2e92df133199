import type { Samples } from '../samples.ts';

export const playSamples: Samples = {};
