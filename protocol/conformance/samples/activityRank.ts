import type { Samples } from '../samples.ts';

export const activityRankSamples: Samples = {};
