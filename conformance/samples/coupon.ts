import type { Samples } from './samplesByContract.ts';

export const couponSamples: Samples = {
  receiveCoupon: { Code: 'NONE' },
  createCoupon: { Rewards: [{ ItemID: 1, Amount: 1 }] },
};
