import type { Samples } from './samplesByRow.ts';

export const couponSamples: Samples = {
  receiveCoupon: { Code: 'NONE' },
  createCoupon: { Rewards: [{ ItemID: 1, Amount: 1 }] },
};
