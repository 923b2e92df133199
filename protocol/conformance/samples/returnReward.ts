import type { Samples } from '../samples.ts';

export const returnRewardSamples: Samples = {
  getReturnReward: {},
  claimReturnReward: {},
};
