import type { Samples } from './samplesByContract.ts';

export const adSamples: Samples = { getAds: { Lang: 'zh_tw' }, getOpenAds: { Lang: 'zh_tw' } };
