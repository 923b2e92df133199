import { DAY_MS } from '#protocol/duration.ts';
import type { Job } from '../schedule/job.ts';
import { RETENTION_DAYS } from '../retention.ts';

/** Removes all old faults at once, since there are few. */
const purge: Job = {
  name: 'errorReportPurge',
  every: 60 * 60,
  async run(tx, { now }) {
    const until = new Date(now - RETENTION_DAYS.errorReports * DAY_MS).toISOString();
    await tx.table('errorReports').remove({ LastTime: { lte: until } });
    return false;
  },
};

export const errorReportJobs: readonly Job[] = [purge];
