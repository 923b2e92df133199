import type { Samples } from './samplesByContract.ts';

export const honorSamples: Samples = {
  getHonors: { PlayerID: '10000001' },
  pinHonor: { ID: 'none', Pinned: 2 },
};
