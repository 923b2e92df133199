import type { Samples } from './samplesByContract.ts';

export const returnRewardSamples: Samples = {
  getReturnReward: {},
  claimReturnReward: {},
};
