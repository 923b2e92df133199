import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getViewers } from '#protocol/operations/live.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import * as personRow from './PersonRow.css.ts';
import * as css from './ViewerList.css.ts';

const SHOWN = 50;

export interface ViewerListProps {
  roomID: string;
  onClose: () => void;
}

/** The first viewers of a room, in order of arrival (30140). A press opens the player's card. */
export function ViewerList({ roomID, onClose }: ViewerListProps): ReactNode {
  const { formatMessage } = useIntl();
  const players = usePlayerActions();
  const playerName = usePlayerName();
  const query = useOperation(getViewers, { RoomID: roomID, Page: 1, PerPage: SHOWN }, { staleTime: 0 });
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'live.viewers.close', defaultMessage: '關閉觀眾名單' })}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'live.viewers.title', defaultMessage: '觀眾' })}
    >
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="3rem" rows={6} />}>
        {({ List, Total }) =>
          List.length === 0 ? (
            <EmptyState
              drawing={<StateDrawing id="no-friends" />}
              size="compact"
              title={formatMessage({ id: 'live.viewers.none', defaultMessage: '目前沒有觀眾' })}
            />
          ) : (
            <>
              <Stack
                aria-label={formatMessage({ id: 'live.viewers.list', defaultMessage: '觀眾名單' })}
                as="ul"
                gap={1}
              >
                {List.map((player) => (
                  <li key={player.PlayerID}>
                    <button className={personRow.person} onClick={() => players?.openCard(player)} type="button">
                      <HostAvatar crest player={player} size={44} />
                      <span className={css.personName}>{playerName(player.Name)}</span>
                    </button>
                  </li>
                ))}
              </Stack>
              {Total > List.length ? (
                <Text as="p" size={12} tone="muted">
                  <FormattedMessage
                    defaultMessage="顯示最早進來的 {shown, number} 人，共 {total, number} 人"
                    id="live.viewers.more"
                    values={{ shown: List.length, total: Total }}
                  />
                </Text>
              ) : null}
            </>
          )
        }
      </Loaded>
    </BottomSheet>
  );
}
