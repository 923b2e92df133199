import type { Samples } from '../samples.ts';

export const mailSamples: Samples = { getMails: { Page: 1 }, actOnMails: { Screen: 'all' } };
