import type { Samples } from '../samples.ts';

export const emailSamples: Samples = { checkEmail: {}, bindEmail: { Email: 'sample@example.org' } };
