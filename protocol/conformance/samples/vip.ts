import type { Samples } from '../samples.ts';

export const vipSamples: Samples = { getVipLadder: {}, getLevelProgress: {} };
