import type { Samples } from '../samples.ts';

export const giftSamples: Samples = {};
