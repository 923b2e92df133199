import type { Samples } from './samplesByContract.ts';

export const challengeSamples: Samples = {
  getChallenges: {},
  acceptChallenge: { ChallengeID: 'day-rounds' },
  claimChallenge: { ChallengeID: 'day-rounds' },
};
