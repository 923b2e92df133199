import type { Samples } from './samplesByContract.ts';

export const vipSamples: Samples = { getVipLadder: {}, getLevelProgress: {} };
