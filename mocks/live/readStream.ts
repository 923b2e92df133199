import { admitViewer } from '#domain/live/publishing.ts';
import { checkStreamAddress, streamKeysOf, type StreamViewer } from '#domain/live/streamAddress.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { StreamReply } from '../wire/messages.ts';

/** Checks the address of a stream as the media server does, and whether its room has a publisher. */
export async function readStream(ports: Ports, address: string): Promise<StreamReply> {
  const checked = checkStreamAddress(streamKeysOf(ports.secret), address, ports.clock.now());
  return checked.ok ? watchStream(ports, checked) : { RoomID: '', elapsed: null, refused: checked.reason };
}

/** Checks a viewer of a stream as the media server does. `elapsed` is the number of milliseconds since the room's publisher started. */
export async function watchStream(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { RoomID, Viewer }: { readonly RoomID: string; readonly Viewer: StreamViewer },
): Promise<StreamReply> {
  const now = clock.now();
  const admission = await admitViewer(store, { nowText: new Date(now).toISOString() }, { RoomID, Viewer });
  if ('refused' in admission) return { RoomID, elapsed: null, refused: admission.refused };
  const publisher = await store.table('livePublishers').get(RoomID);
  const elapsed = publisher === undefined ? null : Math.max(0, now - Date.parse(publisher.StartTime));
  const room = await store.table('liveRooms').get(RoomID);
  return { RoomID, Viewer, elapsed, GameCode: room?.GameCode ?? '' };
}
