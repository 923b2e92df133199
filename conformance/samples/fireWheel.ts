import type { Samples } from './samplesByContract.ts';

export const fireWheelSamples: Samples = {
  getFireWheel: {},
  spinFireWheel: { Pay: false },
  getWheelHistory: {},
  getWheelWinners: {},
};
