import { leaseSpan } from '../connection/presence.ts';
import type { Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import { pushViewerCount } from '../connection/viewers.ts';

/** Rows that one piece takes away. */
const BATCH_SIZE = 200;

/** Removes the connections and viewers whose lease ran out. */
const sweep: Job = {
  name: 'live.sweep',
  every: 30,
  async run(tx, { now }) {
    const { gt: lte, lte: gt } = leaseSpan(now);
    const isEarlier = await removeExpired(tx, { lte });
    const isLater = await removeExpired(tx, { gt });
    const over = await tx
      .table('liveSanctions')
      .find({ where: { Until: { lte: new Date(now).toISOString() } }, limit: BATCH_SIZE });
    for (const { RoomID, PlayerID, Kind, Until } of over)
      await tx.table('liveSanctions').remove({ RoomID, PlayerID, Kind, Until });
    return isEarlier || isLater || over.length === BATCH_SIZE;
  },
};

/** @returns whether there are more */
async function removeExpired(tx: Transaction, SeenTime: { readonly lte: string } | { readonly gt: string }) {
  const where = { SeenTime };
  const connections = await tx.table('connections').find({ where, limit: BATCH_SIZE });
  const IDs = connections.map(({ ConnectionID }) => ConnectionID);
  await tx.table('connections').remove({ ...where, ConnectionID: { in: IDs } });
  const viewers = await tx.table('liveViewers').find({ where, limit: BATCH_SIZE });
  for (const { RoomID, PlayerID } of viewers) await tx.table('liveViewers').remove({ ...where, RoomID, PlayerID });
  return connections.length === BATCH_SIZE || viewers.length === BATCH_SIZE;
}

/** Tells rooms the counts that changed faster than they were told, or because a process died. */
const counts: Job = {
  name: 'live.counts',
  every: 5,
  async run(tx, { now }) {
    const rooms = await tx.table('liveRooms').find({});
    for (const { RoomID } of rooms) await pushViewerCount(tx, RoomID, now);
    return false;
  },
};

export const liveJobs: readonly Job[] = [sweep, counts];
