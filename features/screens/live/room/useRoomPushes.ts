import { useState } from 'react';
import { LIVE_ROLE, type LiveRoom } from '#protocol/entities/live.ts';
import { moderatorChanged, pinnedChanged } from '#protocol/operations/live.ts';
import { usePush } from '../../../base/client/index.ts';

/** The room with what pushes changed since it was read: the pinned message (15652) and the player's role (15662). */
export function useRoomPushes(room: LiveRoom): LiveRoom {
  const [changed, setChanged] = useState<Pick<LiveRoom, 'RoomID'> & Partial<Pick<LiveRoom, 'Pinned' | 'Role'>>>({
    RoomID: room.RoomID,
  });
  usePush(pinnedChanged, ({ RoomID, Pinned }) => {
    if (RoomID === room.RoomID) setChanged((before) => ({ ...before, RoomID, Pinned }));
  });
  usePush(moderatorChanged, ({ RoomID, Moderator }) => {
    if (RoomID === room.RoomID && room.Role !== LIVE_ROLE.host)
      setChanged((before) => ({ ...before, RoomID, Role: Moderator ? LIVE_ROLE.moderator : LIVE_ROLE.viewer }));
  });
  return changed.RoomID === room.RoomID ? { ...room, ...changed } : room;
}
