import type { Samples } from './samplesByRow.ts';

export const returnRewardSamples: Samples = {
  getReturnReward: {},
  claimReturnReward: {},
};
