import type { Job } from '../schedule/job.ts';
import { oldestRefusal } from './applicationState.ts';
import { deliver } from './broadcast.ts';
import { returnNextCoupon } from './coupons.ts';
import { endNextClub } from './dissolution.ts';
import { oldestInvitation } from './serialize.ts';

const MINUTE = 60;

export const clubJobs: readonly Job[] = [
  { name: 'club.couponReturn', every: MINUTE, run: returnNextCoupon },
  { name: 'club.dissolution', every: MINUTE, run: endNextClub },
  {
    name: 'club.groupMessage',
    every: 5,
    run: async (tx, moment) => {
      const [next] = await tx
        .table('clubBroadcasts')
        .find({ where: { Done: false }, order: [['ID', 'asc']], limit: 1 });
      if (next === undefined) return false;
      await deliver(tx, moment, next);
      return true;
    },
  },
  {
    name: 'club.forget',
    every: 'day',
    run: async (tx, { now }) => {
      await tx.table('clubApplications').remove({ Status: 'refused', RefuseTime: { lte: oldestRefusal(now) } });
      await tx.table('clubInvitations').remove({ CreateTime: { lte: oldestInvitation(now) } });
      return false;
    },
  },
];
