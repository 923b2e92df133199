import type { Samples } from './samplesByContract.ts';

export const mailSamples: Samples = { getMails: { Page: 1 }, actOnMails: { Screen: 'all' } };
