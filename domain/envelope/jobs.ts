import type { Job } from '../schedule/job.ts';

export const envelopeJobs: readonly Job[] = [];
