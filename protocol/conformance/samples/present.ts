import type { Samples } from '../samples.ts';

export const presentSamples: Samples = {
  getPresents: {},
  usePresent: { PresentID: 'none' },
};
