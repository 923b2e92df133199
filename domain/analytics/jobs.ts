import { DAY_MS } from '#protocol/duration.ts';
import type { Job } from '../schedule/job.ts';
import { RETENTION_DAYS } from '../retention.ts';

const BATCH_SIZE = 500;

/** Removes older events in batches. Events of the same millisecond are removed together. */
const purge: Job = {
  name: 'analyticsPurge',
  every: 60 * 60,
  async run(tx, { now }) {
    const events = tx.table('analyticsEvents');
    const until = new Date(now - RETENTION_DAYS.analyticsEvents * DAY_MS).toISOString();
    const where = { CreateTime: { lte: until } };
    const [last] = await events.find({ where, order: [['CreateTime', 'asc']], limit: 1, offset: BATCH_SIZE - 1 });
    const removed = await events.remove({ CreateTime: { lte: last?.CreateTime ?? until } });
    return removed >= BATCH_SIZE;
  },
};

export const analyticsJobs: readonly Job[] = [purge];
