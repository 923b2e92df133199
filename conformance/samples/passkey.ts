import type { Samples } from './samplesByContract.ts';

const credential = { id: 'c2FtcGxl', rawId: 'c2FtcGxl', type: 'public-key' } as const;

export const passkeySamples: Samples = {
  getPasskeys: {},
  beginPasskey: {},
  addPasskey: {
    Credential: {
      ...credential,
      response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
  },
  renamePasskey: { PasskeyID: 'a'.repeat(64), Name: '手機' },
  removePasskey: { PasskeyID: 'a'.repeat(64) },
  beginPasskeySignIn: {},
  signInPasskey: {
    Credential: { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
  },
};
