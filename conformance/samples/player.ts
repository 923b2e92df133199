import type { Samples } from './samplesByContract.ts';

export const playerSamples: Samples = {
  getOwnProfile: {},
  getPlayerInfo: { PlayerID: '10000002' },
  getPhoneAccounts: {},
  suspendPlayer: {},
  getBanRecords: {},
};
