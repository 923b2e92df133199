import type { Job } from '../schedule/job.ts';

export const mailJobs: readonly Job[] = [];
