import type { Samples } from '../samples.ts';

export const announcementSamples: Samples = {};
