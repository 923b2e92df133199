import type { Samples } from '../samples.ts';

export const paymentSamples: Samples = {};
