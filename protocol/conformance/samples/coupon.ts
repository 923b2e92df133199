import type { Samples } from '../samples.ts';

export const couponSamples: Samples = {};
