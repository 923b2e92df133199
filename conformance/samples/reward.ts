import type { Samples } from './samplesByContract.ts';

export const rewardSamples: Samples = {
  getRewards: {},
  claimReward: { RewardID: 'none' },
};
