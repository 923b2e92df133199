import type { Job } from '../schedule/job.ts';

export const activityRankJobs: readonly Job[] = [];
