import type { Samples } from './samplesByContract.ts';

export const richSamples: Samples = {
  getRichList: { Page: 1, PerPage: 20 },
  getPublicRichList: { page: 1, perPage: 20 },
};
