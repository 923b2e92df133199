import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { getViewers } from '#protocol/operations/live.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import { ViewerCount } from '../parts/ViewerCount.tsx';
import * as css from './RoomHeader.css.ts';
import { useMinuteChange } from './useMinuteChange.ts';

const FACES = 2;
/** How often the faces are read again. */
const FRESH_MS = 60_000;

/** Opens the viewers: two of their faces, their number, and its change in the last minute. */
export function ViewersButton({ room, onPress }: { room: LiveRoom; onPress: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { RoomID, OnlineCount, Host } = room;
  const change = useMinuteChange(OnlineCount);
  const request = { RoomID, Page: 1, PerPage: FACES + 1 };
  const viewers = useOperation(getViewers, request, { enabled: session !== undefined, staleTime: FRESH_MS });
  const faces = (viewers.data?.List ?? []).filter(({ PlayerID }) => PlayerID !== Host.PlayerID).slice(0, FACES);
  return (
    <button
      aria-label={formatMessage(
        { id: 'live.viewersOpen', defaultMessage: '觀眾名單，{count, plural, other {# 人}}' },
        { count: OnlineCount },
      )}
      className={css.viewersButton}
      onClick={onPress}
      type="button"
    >
      {faces.length === 0 ? null : (
        <span aria-hidden="true" className={css.faces}>
          {faces.map((player) => (
            <HostAvatar key={player.PlayerID} player={player} size={32} />
          ))}
        </span>
      )}
      <span className={css.viewersNumbers}>
        <ViewerCount count={OnlineCount} />
        {change === 0 ? null : (
          <span aria-hidden="true" className={css.viewersChange} data-falls={change < 0 ? '' : undefined}>
            {change > 0 ? '↑' : '↓'}
            <FormattedNumber value={Math.abs(change)} />
          </span>
        )}
      </span>
    </button>
  );
}
