import type { Samples } from '../samples.ts';

export const inviteSamples: Samples = {};
