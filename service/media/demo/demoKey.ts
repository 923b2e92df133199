import { createHmac } from 'node:crypto';
import { hashStreamKey } from '#domain/live/streamKey.ts';
import type { Ports } from '#domain/ports/index.ts';

const PURPOSE = 'live demo stream key';

/**
 * The stream key of the demo: the same at each start, so that a restart takes nothing from a room.
 * @returns undefined when no room is free for the demo, since every host has a key of their own
 */
export async function demoStreamKey({ store, secret }: Pick<Ports, 'store' | 'secret'>): Promise<string | undefined> {
  const StreamKey = createHmac('sha256', secret[0].bytes).update(PURPOSE).digest('hex');
  const StreamKeyHash = hashStreamKey(StreamKey);
  const isFound = await store.transaction(async (tx) => {
    const rooms = tx.table('liveRooms');
    if ((await rooms.count({ StreamKeyHash })) > 0) return true;
    const [room] = await rooms.find({ where: { StreamKeyHash: '' }, order: [['Position', 'asc']], limit: 1 });
    return (
      room !== undefined && (await rooms.update({ RoomID: room.RoomID, StreamKeyHash: '' }, { StreamKeyHash })) > 0
    );
  });
  return isFound ? StreamKey : undefined;
}
