import type { Job } from '../schedule/job.ts';

export const shopJobs: readonly Job[] = [];
