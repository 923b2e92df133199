import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import { NoticeButton } from '../parts/FollowButtons.tsx';
import { LastOnAir } from '../parts/LastOnAir.tsx';
import { liveAddress } from '../parts/roomAddress.ts';
import { useFollow } from '../parts/useFollow.ts';
import * as css from './LiveList.css.ts';

const ON_AIR = 1;

/** A room as a row: host, last session, link, and the notice switch. */
export function RestingRoom({ room }: { room: LiveRoom }): ReactNode {
  const { pathname } = useLocation();
  const name = usePlayerName()(room.Host.Name);
  const follow = useFollow(room);
  return (
    <div className={css.resting}>
      <Link className={css.restingLink} to={liveAddress(pathname, room.RoomID)}>
        <span className={room.Status === ON_AIR ? undefined : css.asleep}>
          <HostAvatar player={room.Host} size={52} />
        </span>
        <Stack as="span" gap={0} grow>
          <b className={css.title}>{name}</b>
          <span className={css.host}>
            {room.Status === ON_AIR ? (
              <FormattedMessage defaultMessage="直播中" id="live.onAir" />
            ) : (
              <LastOnAir time={room.StartTime} />
            )}
          </span>
        </Stack>
      </Link>
      <NoticeButton follow={follow} name={room.Host.Name} />
    </div>
  );
}
