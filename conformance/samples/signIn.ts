import type { Samples } from './samplesByContract.ts';

export const signInSamples: Samples = {
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
  consentSignIn: { url: 'https://nowhere.example/', Person: 'demo-mei' },
  setProviderState: { Provider: 'line', State: 'up' },
  setIdentity: { TPType: 7, Subject: 'sample', PlayerID: '10000001' },
};
