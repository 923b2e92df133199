import type { Samples } from './samplesByContract.ts';

export const userSamples: Samples = {
  getWallet: {},
  getUserInfo: { PlayerID: '10000002' },
  modifyProfile: { Name: '夜貓', PicSetting: 2, Introduction: '大家好' },
  getBoundAccounts: {},
  getBindIcon: {},
  getPrivacy: {},
  setPrivacy: { HideBalances: false },
  reportPlayer: { PlayerID: '10000002', Reason: 6, Text: '' },
};
