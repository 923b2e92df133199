import { refuseViewer } from '#domain/live/publishing.ts';
import { checkStreamAddress, streamKeysOf } from '#domain/live/streamAddress.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { StreamReply } from '../wire/messages.ts';

/** Checks the address of a stream as the media server does, and whether somebody publishes in its room. */
export async function readStream({ store, clock, secret }: Ports, address: string): Promise<StreamReply> {
  const now = clock.now();
  const checked = checkStreamAddress(streamKeysOf(secret), address, now);
  if (!checked.ok) return { RoomID: '', elapsed: null, refused: checked.reason };
  const { RoomID, Viewer } = checked;
  const refused = await refuseViewer(store, { nowText: new Date(now).toISOString() }, { RoomID, Viewer });
  if (refused !== undefined) return { RoomID, elapsed: null, refused };
  return { RoomID, elapsed: await readElapsed({ store, clock }, RoomID) };
}

/** Milliseconds since the publisher of a room started; null without a publisher. */
export async function readElapsed(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  RoomID: string,
): Promise<number | null> {
  const publisher = await store.table('livePublishers').get(RoomID);
  return publisher === undefined ? null : Math.max(0, clock.now() - Date.parse(publisher.StartTime));
}
