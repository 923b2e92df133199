import type { Samples } from './samplesByRow.ts';

export const vipSamples: Samples = { getVipLadder: {}, getLevelProgress: {} };
