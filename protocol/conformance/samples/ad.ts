import type { Samples } from '../samples.ts';

export const adSamples: Samples = { getAds: { Lang: 'zh_tw' } };
