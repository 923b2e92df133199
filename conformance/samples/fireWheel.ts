import type { Samples } from './samplesByRow.ts';

export const fireWheelSamples: Samples = {
  getFireWheel: {},
  spinFireWheel: { Pay: false },
  getWheelHistory: {},
  getWheelWinners: {},
};
