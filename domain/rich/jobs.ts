import type { Job } from '../schedule/job.ts';

export const richJobs: readonly Job[] = [];
