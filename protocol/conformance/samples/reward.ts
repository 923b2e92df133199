import type { Samples } from '../samples.ts';

export const rewardSamples: Samples = {
  getRewards: {},
  claimReward: { RewardID: 'none' },
  grantSpecialReward: { PlayerID: '10000009', ItemID: 1, Amount: 1 },
};
