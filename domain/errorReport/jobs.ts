import { DAY_MS } from '#protocol/duration.ts';
import type { Job } from '../schedule/job.ts';

/** Days after its last report for which a fault is kept. */
const ERROR_REPORT_DAYS = 30;

/** Removes all old faults at once, since there are few. */
const purge: Job = {
  name: 'errorReportPurge',
  every: 60 * 60,
  async run(tx, { now }) {
    const until = new Date(now - ERROR_REPORT_DAYS * DAY_MS).toISOString();
    await tx.table('errorReports').remove({ LastTime: { lte: until } });
    return false;
  },
};

export const errorReportJobs: readonly Job[] = [purge];
