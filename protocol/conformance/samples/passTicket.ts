import type { Samples } from '../samples.ts';

export const passTicketSamples: Samples = {};
