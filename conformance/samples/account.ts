import type { Samples } from './samplesByContract.ts';

export const accountSamples: Samples = {
  signOutEverywhere: {},
  getDevices: {},
  signOutDevice: { DeviceID: 'a'.repeat(64) },
  exportAccount: {},
  getDeletion: {},
  requestDeletion: { Confirm: '10000001' },
  cancelDeletion: {},
};
