import type { Samples } from './samplesByContract.ts';

const identity = { SiteID: 'dev', TPType: 7, TPToken: 'unknown' };

export const identityProviderSamples: Samples = {
  bindIdentityProvider: identity,
  getIdentityOwner: identity,
};
