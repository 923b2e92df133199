import type { Samples } from './samplesByRow.ts';

export const mailSamples: Samples = { getMails: { Page: 1 }, actOnMails: { Screen: 'all' } };
