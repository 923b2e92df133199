import type { Samples } from './samplesByContract.ts';

export const emailSamples: Samples = {
  checkEmail: {},
  bindEmail: { Email: 'sample@example.org', ValidateCode: '000000' },
  sendEmailCode: { Email: 'sample@example.org', Lang: 'zh_tw' },
};
