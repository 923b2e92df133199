import type { Samples } from '../samples.ts';

export const fireWheelSamples: Samples = {
  getFireWheel: {},
  spinFireWheel: { Pay: false },
  getWheelHistory: {},
  getWheelWinners: {},
};
