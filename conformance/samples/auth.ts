import type { Samples } from './samplesByContract.ts';

export const authSamples: Samples = {
  getSession: {},
  getCsrf: {},
  getProviders: {},
  signInGuest: { SiteID: 'dev', Lang: 'zh_tw' },
  choosePhoneAccount: { Token: 'f'.repeat(64), PlayerID: '' },
  switchAccount: { PlayerID: '10000001' },
  signOut: {},
  signInLine: {},
  signInGoogle: {},
  signInApple: {},
  signInFacebook: {},
  callbackLine: {},
  callbackGoogle: {},
  callbackApple: {},
  callbackFacebook: {},
  postCallbackLine: {},
  postCallbackGoogle: {},
  postCallbackApple: {},
  postCallbackFacebook: {},
  showSignInError: { error: 'AccessDenied' },
  logSignIn: { Provider: 'line', Trouble: 'popupClosed' },
  beginPasskeySignIn: {},
  signInPasskey: {
    Credential: {
      id: 'c2FtcGxl',
      rawId: 'c2FtcGxl',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    },
  },
};
