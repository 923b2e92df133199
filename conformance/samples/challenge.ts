import type { Samples } from './samplesByRow.ts';

export const challengeSamples: Samples = {
  getChallenges: {},
  acceptChallenge: { ChallengeID: 'day-rounds' },
  claimChallenge: { ChallengeID: 'day-rounds' },
};
