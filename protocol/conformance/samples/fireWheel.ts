import type { Samples } from '../samples.ts';

export const fireWheelSamples: Samples = {};
