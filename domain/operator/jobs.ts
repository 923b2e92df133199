import type { Job } from '../schedule/job.ts';

export const operatorJobs: readonly Job[] = [];
