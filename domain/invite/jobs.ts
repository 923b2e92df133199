import type { Job } from '../schedule/job.ts';

export const inviteJobs: readonly Job[] = [];
