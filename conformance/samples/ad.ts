import type { Samples } from './samplesByRow.ts';

export const adSamples: Samples = { getAds: { Lang: 'zh_tw' } };
