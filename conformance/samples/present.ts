import type { Samples } from './samplesByRow.ts';

export const presentSamples: Samples = {
  getPresents: {},
  usePresent: { PresentID: 'none' },
};
