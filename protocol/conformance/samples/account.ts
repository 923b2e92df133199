import type { Samples } from './samplesByRow.ts';

export const accountSamples: Samples = {
  signOutEverywhere: {},
  exportAccount: {},
  getDeletion: {},
  requestDeletion: { Confirm: '10000001' },
  cancelDeletion: {},
};
