import type { Samples } from '../samples.ts';

export const rewardSamples: Samples = {};
