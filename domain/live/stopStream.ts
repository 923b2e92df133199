import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { tellMedia } from './mediaNotice.ts';
import { changeRoom, OFF_AIR } from './onAir.ts';
import { readRoom, type RoomRow } from './room.ts';

/**
 * Takes a room off air and cuts its publisher, for an operator. If the publisher connects again, it is shown only after the host wishes to
 * be on air again.
 *
 * @returns the room before
 * @throws Failure 300011 no such room
 */
export async function stopStream(tx: Transaction, moment: Moment, RoomID: string): Promise<RoomRow> {
  await tx.lock([`room:${RoomID}`]);
  const room = await readRoom(tx, RoomID);
  await tx.table('livePublishers').remove({ RoomID });
  await changeRoom(tx, moment, room, { Status: OFF_AIR, OnAir: false }, 'operator');
  tellMedia(tx, { Kind: 'cutPublisher', RoomID, Reason: 'stopped' });
  return room;
}

/** Runs after a ban or a deletion of the host. */
export async function stopStreamsOf(tx: Transaction, moment: Moment, HostID: string): Promise<void> {
  for (const { RoomID } of await tx.table('liveRooms').find({ where: { HostID } }))
    await stopStream(tx, moment, RoomID);
}

export function cutStreamsOf(tx: Transaction, PlayerID: string): void {
  tellMedia(tx, { Kind: 'cutViewer', RoomID: '', PlayerID });
}
