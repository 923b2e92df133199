import type { Samples } from './samplesByContract.ts';

export const operatorSamples: Samples = {
  getSwitches: {},
  getServiceStatus: {},
};
