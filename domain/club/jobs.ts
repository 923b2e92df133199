import type { Job } from '../schedule/job.ts';

export const clubJobs: readonly Job[] = [];
