import type { Samples } from './samplesByContract.ts';

export const presentSamples: Samples = {
  getPresents: {},
  getSpinGrants: {},
  usePresent: { PresentID: 'none' },
};
