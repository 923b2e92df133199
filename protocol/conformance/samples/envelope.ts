import type { Samples } from '../samples.ts';

export const envelopeSamples: Samples = {};
