import type { Samples } from '../samples.ts';

export const missionSamples: Samples = {};
