import { DAY_MS } from '#protocol/duration.ts';
import { removeConnections } from '../connection/forgetConnections.ts';
import { leaseSpan } from '../connection/presence.ts';
import type { Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import { pushViewerCount } from '../connection/viewers.ts';
import { tellFollowers } from './onAirNotice.ts';
import { RETURN_MS, tellArrivals } from './arrivals.ts';
import { advancePoll } from './polls.ts';
import { PUBLISHER_LEASE_MS, publisherEnded } from './publishing.ts';
import { RETENTION_DAYS } from '../retention.ts';

const BATCH_SIZE = 200;

/** Removes connections of no process with an expired lease, sanctions that are over, and old arrivals. */
const sweep: Job = {
  name: 'live.sweep',
  every: 30,
  async run(tx, { now }) {
    const { gt: lte, lte: gt } = leaseSpan(now);
    const isEarlier = await removeExpired(tx, { lte }, now);
    const isLater = await removeExpired(tx, { gt }, now);
    const over = await tx
      .table('liveSanctions')
      .find({ where: { Until: { lte: new Date(now).toISOString() } }, limit: BATCH_SIZE });
    for (const { RoomID, PlayerID, Kind, Until } of over)
      await tx.table('liveSanctions').remove({ RoomID, PlayerID, Kind, Until });
    await tx.table('liveArrivals').remove({ CreateTime: { lt: new Date(now - RETURN_MS).toISOString() } });
    return isEarlier || isLater || over.length === BATCH_SIZE;
  },
};

async function removeExpired(
  tx: Transaction,
  SeenTime: { readonly lte: string } | { readonly gt: string },
  now: number,
): Promise<boolean> {
  const rows = await tx.table('connections').find({ where: { NodeID: '', SeenTime }, limit: BATCH_SIZE });
  await removeConnections(tx, rows, now);
  return rows.length === BATCH_SIZE;
}

/** Pushes counts and arrivals that came faster than the pushes, or that changed because a process died. */
const counts: Job = {
  name: 'live.counts',
  every: 5,
  async run(tx, moment) {
    const rooms = await tx.table('liveRooms').find({});
    for (const room of rooms) {
      await pushViewerCount(tx, room.RoomID, moment.now);
      if (room.ArrivalVip > 0) await tellArrivals(tx, moment, room);
    }
    return false;
  },
};

/** Ends the session of a publisher whose process died, when it has not been reported for a minute. */
const lostPublishers: Job = {
  name: 'live.lostPublishers',
  every: 10,
  async run(tx, moment) {
    const SeenTime = { lte: new Date(moment.now - PUBLISHER_LEASE_MS).toISOString() };
    const [lost] = await tx.table('livePublishers').find({ where: { SeenTime }, limit: 1 });
    if (lost === undefined) return false;
    await publisherEnded(tx, moment, lost, 'lost');
    return true;
  },
};

/** Pushes to the remaining followers of a room that went on air. */
const notices: Job = {
  name: 'live.notices',
  every: 2,
  async run(tx, moment) {
    const [notice] = await tx.table('liveNotices').find({ order: [['CreateTime', 'asc']], limit: 1 });
    if (notice === undefined) return false;
    await tellFollowers(tx, moment, notice);
    return true;
  },
};

const retention: Job = {
  name: 'live.retention',
  every: 60 * 60,
  async run(tx, { now }) {
    const before = (days: number) => ({ lt: new Date(now - days * DAY_MS).toISOString() });
    await tx.table('liveSamples').remove({ CreateTime: before(RETENTION_DAYS.liveSamples) });
    await tx.table('liveActions').remove({ CreateTime: before(RETENTION_DAYS.liveActions) });
    await tx.table('liveFrames').remove({ CreateTime: before(RETENTION_DAYS.liveFrames) });
    const old = await tx.table('liveSessions').find({
      where: { EndTime: { ...before(RETENTION_DAYS.liveSessions), gt: '' } },
      limit: BATCH_SIZE,
    });
    const SessionID = { in: old.map((session) => session.SessionID) };
    await tx.table('liveGivers').remove({ SessionID });
    await tx.table('liveSessions').remove({ SessionID });
    return old.length === BATCH_SIZE;
  },
};

/** Ends polls, tells votes that came faster than the pushes, and removes results a minute after the end. */
const polls: Job = {
  name: 'live.polls',
  every: 2,
  async run(tx, moment) {
    for (const poll of await tx.table('livePolls').find({})) await advancePoll(tx, moment, poll);
    return false;
  },
};

export const liveJobs: readonly Job[] = [polls, sweep, counts, lostPublishers, notices, retention];
