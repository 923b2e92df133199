import type { Job } from '../schedule/job.ts';
import { eraseNext } from './erase.ts';

const accountDeletion: Job = { name: 'accountDeletion', every: 60, run: eraseNext };

export const accountJobs: readonly Job[] = [accountDeletion];
