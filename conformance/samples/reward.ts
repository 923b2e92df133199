import type { Samples } from './samplesByContract.ts';

export const rewardSamples: Samples = {
  getRewards: {},
  claimReward: { RewardID: 'none' },
  grantSpecialReward: { PlayerID: '10000009', ItemID: 1, Amount: 1 },
};
