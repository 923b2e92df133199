import type { Samples } from './samplesByContract.ts';

export const phoneCodeSamples: Samples = {
  sendLoginCode: { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0912000001', Lang: 'zh_tw' },
  verifyLoginCode: { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0912000001', ValidateCode: '000000' },
  sendBindCode: { CountryCode: 886, PhoneNumber: '0912000001', Lang: 'zh-tw' },
  verifyBindCode: { CountryCode: 886, PhoneNumber: '0912000001', ValidateCode: '000000' },
  sendConfirmCode: { Lang: 'zh-tw' },
  verifyConfirmCode: { ValidateCode: '000000' },
  checkBinding: {},
  receiveBindBonus: { Screen: '綁定手機' },
};
