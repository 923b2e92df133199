import type { Samples } from './samplesByContract.ts';

export const passkeySamples: Samples = {
  getPasskeys: {},
  beginPasskey: {},
  addPasskey: {
    Credential: {
      id: 'c2FtcGxl',
      rawId: 'c2FtcGxl',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
  },
  renamePasskey: { PasskeyID: 'a'.repeat(64), Name: '手機' },
  removePasskey: { PasskeyID: 'a'.repeat(64) },
};
