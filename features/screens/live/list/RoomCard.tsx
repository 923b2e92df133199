import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { GameLabel } from '../parts/GameLabel.tsx';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import { OnAirMark, PoorSignalMark } from '../parts/OnAirMark.tsx';
import { Poster } from '../parts/Poster.tsx';
import { liveAddress } from '../parts/roomAddress.ts';
import { ViewerCount } from '../parts/ViewerCount.tsx';
import * as css from './LiveList.css.ts';

export interface RoomCardProps {
  room: LiveRoom;
  size?: 'big' | 'small';
}

/** A room on air. The whole card is a link to the room. */
export function RoomCard({ room, size = 'small' }: RoomCardProps): ReactNode {
  const { pathname } = useLocation();
  const name = usePlayerName()(room.Host.Name);
  return (
    <Link className={css.card} data-size={size} to={liveAddress(pathname, room.RoomID)}>
      <span className={css.picture}>
        <Poster
          frame={room.PicURL}
          game={room.GameCode}
          host={room.Host}
          isFirst={size === 'big'}
          tone={room.IsStalled ? 'blurred' : 'lit'}
        />
        <span className={css.shade} />
        <span className={css.mark}>
          {room.IsStalled ? <PoorSignalMark /> : <OnAirMark since={size === 'big' ? room.StartTime : undefined} />}
        </span>
        {room.IsStalled ? (
          <span className={css.stalled}>
            <Spinner decorative />
            <FormattedMessage defaultMessage="等主播恢復" id="live.list.stalled" />
          </span>
        ) : null}
        <span className={css.count}>
          <ViewerCount count={room.OnlineCount} />
        </span>
        {room.GameCode === '' ? null : (
          <span className={css.game}>
            <GameLabel code={room.GameCode} />
          </span>
        )}
      </span>
      <span className={css.line}>
        <HostAvatar crest={size === 'big'} player={room.Host} size={size === 'big' ? 52 : 32} />
        <Stack as="span" gap={0} grow>
          <b className={css.title}>{room.Title}</b>
          <span className={css.host}>
            {name}
            {size === 'big' ? (
              <>
                {' · '}
                <FormattedMessage
                  defaultMessage="粉絲 {count, number, ::compact-short}"
                  id="live.followers"
                  values={{ count: room.Followers }}
                />
              </>
            ) : null}
          </span>
        </Stack>
        {size === 'big' ? (
          <Button asChild size="sm">
            <span>
              <FormattedMessage defaultMessage="進入" id="live.enter" />
            </span>
          </Button>
        ) : null}
      </span>
    </Link>
  );
}
