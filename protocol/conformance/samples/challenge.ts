import type { Samples } from '../samples.ts';

export const challengeSamples: Samples = {
  getChallenges: {},
  acceptChallenge: { ChallengeID: 'day-rounds' },
  claimChallenge: { ChallengeID: 'day-rounds' },
};
