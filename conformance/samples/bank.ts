import type { Samples } from './samplesByContract.ts';

export const bankSamples: Samples = {
  getBankBook: { Tab: 1, Page: 1, Lang: 'zh_tw' },
  getBankTrend: { Tab: 1 },
  getBagLog: { tab: 1, page: 1, perPage: 2 },
};
