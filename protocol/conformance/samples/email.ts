import type { Samples } from '../samples.ts';

export const emailSamples: Samples = {};
