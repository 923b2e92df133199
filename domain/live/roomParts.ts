import { getLiveFrame } from '#protocol/endpoints/live.ts';
import { LIVE_ROLE, type LiveRoom } from '#protocol/entities/live.ts';
import type { Reader } from '../ports/store.ts';
import { newestFrame } from './frames.ts';
import { ON_AIR } from './onAir.ts';
import { serializePin } from './pins.ts';
import { pollsIn } from './pollRow.ts';
import type { RoomRow } from './room.ts';

type Parts = Pick<
  LiveRoom,
  'PicURL' | 'IsStalled' | 'Following' | 'Notify' | 'Role' | 'Pinned' | 'Poll' | 'PollAnswer'
>;

/**
 * Reads the rows of other tables that belong to rooms, each table once.
 * @param viewerID undefined for a visitor without an account
 */
export async function partsOf(
  db: Reader,
  rooms: readonly RoomRow[],
  viewerID: string | undefined,
): Promise<{ readonly of: (room: RoomRow) => Parts }> {
  const RoomID = { in: rooms.map((room) => room.RoomID) };
  const own = viewerID === undefined ? undefined : { RoomID, PlayerID: viewerID };
  const follows = own === undefined ? [] : await db.table('liveFollows').find({ where: own });
  const moderators = own === undefined ? [] : await db.table('liveModerators').find({ where: own });
  const pins = await db.table('livePins').find({ where: { RoomID } });
  const polls = await pollsIn(db, RoomID.in, viewerID);
  const publishers = await db.table('livePublishers').find({ where: { RoomID } });
  const frames = new Map<string, string>();
  for (const room of rooms) {
    // A room that is off air shows a poster.
    if (room.ShownStatus !== ON_AIR) continue;
    const frame = await newestFrame(db, room.RoomID);
    if (frame !== undefined) frames.set(room.RoomID, `${getLiveFrame.path}?ID=${frame.FrameID}`);
  }
  return {
    of: (room) => {
      const follow = follows.find((row) => row.RoomID === room.RoomID);
      const isModerator = moderators.some((row) => row.RoomID === room.RoomID);
      const pin = pins.find((row) => row.RoomID === room.RoomID);
      const publisher = publishers.find((row) => row.RoomID === room.RoomID);
      return {
        // A publisher without a report yet is not stalled, and media servers outside report no numbers.
        IsStalled: room.ShownStatus === ON_AIR && publisher?.Frames === 0 && publisher.SampleTime !== '',
        PicURL: frames.get(room.RoomID) ?? '',
        Following: follow !== undefined,
        Notify: follow?.Notify === true,
        Role: room.HostID === viewerID ? LIVE_ROLE.host : isModerator ? LIVE_ROLE.moderator : LIVE_ROLE.viewer,
        ...polls.of(room.RoomID),
        Pinned: pin === undefined ? null : serializePin(pin),
      };
    },
  };
}
