import type { Samples } from '../samples.ts';

export const honorSamples: Samples = {
  getHonors: { PlayerID: '10000001' },
  pinHonor: { ID: 'none', Pinned: 2 },
};
