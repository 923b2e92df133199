import type { Samples } from '../samples.ts';

export const bonusBattleSamples: Samples = {};
