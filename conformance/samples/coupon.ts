import type { Samples } from './samplesByContract.ts';

export const couponSamples: Samples = {
  receiveCoupon: { Code: 'NONE' },
};
