import type { Samples } from './samplesByContract.ts';

export const presentSamples: Samples = {
  getPresents: {},
  usePresent: { PresentID: 'none' },
};
