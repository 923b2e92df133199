import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import type { Job } from '../schedule/job.ts';
import { envelopeLock } from './claimShare.ts';
import { closeEnvelopes } from './closeEnvelope.ts';

const BATCH_SIZE = 50;
const MINUTE = 60;

/** Expires red envelopes after a day and returns their remaining gold. */
const envelopeExpiry: Job = {
  name: 'envelopeExpiry',
  every: MINUTE,
  run: async (tx, moment) => {
    const expired = await tx.table('envelopes').find({
      where: { Status: ENVELOPE_STATUS.open, ExpireTime: { lte: moment.nowText } },
      order: [['ExpireTime', 'asc']],
      limit: BATCH_SIZE,
    });
    await tx.lock(expired.map(({ RedEnvelopeID }) => envelopeLock(RedEnvelopeID)));
    await closeEnvelopes(tx, moment, expired, 'expired');
    return expired.length === BATCH_SIZE;
  },
};

export const envelopeJobs: readonly Job[] = [envelopeExpiry];
