import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { BackLink } from '../../../shared/frames/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { FollowButton } from '../parts/FollowButtons.tsx';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import { OnAirMark } from '../parts/OnAirMark.tsx';
import type { Follow } from '../parts/useFollow.ts';
import * as css from './RoomHeader.css.ts';
import { ViewersButton } from './ViewersButton.tsx';

export interface RoomHeaderProps {
  room: LiveRoom;
  isOnAir: boolean;
  onViewers: () => void;
  follow: Follow;
}

/** The host, the viewers, the leave button, and the title below. */
export function RoomHeader({ room, isOnAir, onViewers, follow }: RoomHeaderProps): ReactNode {
  const { formatMessage } = useIntl();
  const players = usePlayerActions();
  const name = usePlayerName()(room.Host.Name);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <div className={css.hostChip}>
          <button
            className={css.hostButton}
            disabled={players === undefined}
            onClick={() => players?.openCard(room.Host)}
            type="button"
          >
            <HostAvatar crest player={room.Host} size={44} />
            <span className={css.hostWords}>
              <span className={css.hostName}>{name}</span>
              <span className={css.hostFollowers}>
                <FormattedMessage
                  defaultMessage="粉絲 {count, number, ::compact-short}"
                  id="live.followers"
                  values={{ count: follow.followers }}
                />
              </span>
            </span>
          </button>
          <span className={css.follow}>
            <FollowButton follow={follow} name={room.Host.Name} />
          </span>
        </div>
        <ViewersButton onPress={onViewers} room={room} />
        <BackLink
          aria-label={formatMessage({ id: 'live.leave', defaultMessage: '離開直播間' })}
          className={css.leave}
          to="/play-game/live"
        >
          <X aria-hidden="true" size={24} />
        </BackLink>
      </div>
      <div className={css.titleLine}>
        {isOnAir ? (
          <OnAirMark since={room.StartTime} />
        ) : (
          <span className={css.offMark}>
            <FormattedMessage defaultMessage="休息中" id="live.list.resting" />
          </span>
        )}
        <h1 className={css.title}>{room.Title}</h1>
      </div>
    </header>
  );
}
