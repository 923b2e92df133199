import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LIVE_ROLE, type LiveRoom } from '#protocol/entities/live.ts';
import { moderatorChanged, pinnedChanged } from '#protocol/operations/live.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { usePush } from '../../../base/client/index.ts';

/** The room with the changes of pushes: the pinned message (15652) and the player's role (15662), which a toast announces. */
export function useRoomPushes(room: LiveRoom): LiveRoom {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [changed, setChanged] = useState<Pick<LiveRoom, 'RoomID'> & Partial<Pick<LiveRoom, 'Pinned' | 'Role'>>>({
    RoomID: room.RoomID,
  });
  usePush(pinnedChanged, ({ RoomID, Pinned }) => {
    if (RoomID === room.RoomID) setChanged((before) => ({ ...before, RoomID, Pinned }));
  });
  usePush(moderatorChanged, ({ RoomID, Moderator }) => {
    if (RoomID !== room.RoomID || room.Role === LIVE_ROLE.host) return;
    setChanged((before) => ({ ...before, RoomID, Role: Moderator ? LIVE_ROLE.moderator : LIVE_ROLE.viewer }));
    toast({
      tone: Moderator ? 'success' : 'info',
      text: Moderator
        ? formatMessage({ id: 'live.moderatorNow', defaultMessage: '主播請您擔任協管，從訊息的選單就能處理' })
        : formatMessage({ id: 'live.moderatorOver', defaultMessage: '您不再是這個直播間的協管' }),
    });
  });
  return changed.RoomID === room.RoomID ? { ...room, ...changed } : room;
}
