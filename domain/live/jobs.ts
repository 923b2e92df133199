import type { Job } from '../schedule/job.ts';

export const liveJobs: readonly Job[] = [];
