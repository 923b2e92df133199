import type { Job } from '../schedule/job.ts';

export const storeJobs: readonly Job[] = [];
