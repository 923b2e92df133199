import { LIVE_ROLE } from '#protocol/entities/live.ts';
import { fail } from '#protocol/failure.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { ownRoomID, readRoom, type RoomRow } from './room.ts';

export type LiveRole = (typeof LIVE_ROLE)[keyof typeof LIVE_ROLE];

export async function roleIn(db: Reader, { RoomID, HostID }: RoomRow, PlayerID: string): Promise<LiveRole> {
  if (HostID === PlayerID) return LIVE_ROLE.host;
  const row = await db.table('liveModerators').get(RoomID, PlayerID);
  return row === undefined ? LIVE_ROLE.viewer : LIVE_ROLE.moderator;
}

/**
 * The room with this id, or the caller's own room without one.
 *
 * @throws Failure 300011 no such room, 300013 if the caller is neither host nor co-moderator
 */
export async function moderatedRoom(
  db: Reader,
  { player }: PlayerContext,
  roomID: string | undefined,
): Promise<{ readonly room: RoomRow; readonly role: LiveRole }> {
  const room = await readRoom(db, roomID ?? (await ownRoomID(db, player.PlayerID)));
  const role = await roleIn(db, room, player.PlayerID);
  return role === LIVE_ROLE.viewer ? fail(300013) : { room, role };
}

/** Like `moderatedRoom`, but locks the room first, so that a role that just ended does not count. */
export async function lockedModeratedRoom(tx: Transaction, context: PlayerContext, roomID: string | undefined) {
  const RoomID = roomID ?? (await ownRoomID(tx, context.player.PlayerID));
  await tx.lock([`room:${RoomID}`]);
  return moderatedRoom(tx, context, RoomID);
}

export async function recordAction(
  tx: Transaction,
  { ports, player, nowText }: PlayerContext,
  {
    RoomID,
    Kind,
    PlayerID,
  }: { readonly RoomID: string; readonly Kind: 'mute' | 'kick' | 'block' | 'hide'; readonly PlayerID: string },
): Promise<void> {
  const ActionID = ports.random.uuid();
  await tx
    .table('liveActions')
    .insert({ ActionID, RoomID, Kind, PlayerID, ByID: player.PlayerID, CreateTime: nowText });
}
