import type { Samples } from './samplesByContract.ts';

export const spinGrantSamples: Samples = {
  getSpinGrants: {},
};
