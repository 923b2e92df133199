import type { Samples } from './samplesByContract.ts';

export const activityRankSamples: Samples = {
  getRankActivities: {},
  getActivityRank: { ActivityID: 'weeklyBet', Period: 'current', Page: 1, PerPage: 20 },
  getOpenRankActivities: {},
  getOpenActivityRank: { ActivityID: 'weeklyBet' },
  getRankRewards: { Page: 1, PerPage: 20 },
};
