import type { Samples } from '../samples.ts';

export const accountSamples: Samples = {
  signOutEverywhere: {},
  exportAccount: {},
  getDeletion: {},
  requestDeletion: { Confirm: '10000001' },
  cancelDeletion: {},
};
