import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { ConnectionFailure, useClient, useSocketState } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { HonorRow } from '../HonorRow.tsx';
import * as css from '../Honors.css.ts';
import { useHonors } from '../useHonors.ts';

export interface PlayerHonorsProps {
  player: UserInfo;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** The big wins of another player (10130): at most ten, with replays, without pin and share. */
export default function PlayerHonors({ player, open, onOpenChange, onLeave }: PlayerHonorsProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const socket = useSocketState('lobby');
  const name = usePlayerName()(player.Name);
  const { data, error, refetch } = useHonors(player.PlayerID);
  const isOffline = data === undefined && socket === 'error';
  const query = {
    data,
    error: error ?? (isOffline ? new ConnectionFailure('The lobby is not connected.') : null),
    refetch: () => {
      client.wake();
      return refetch();
    },
  };
  const title = formatMessage({ id: 'honors.ofPlayer', defaultMessage: '{name}的榮譽榜' }, { name });
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'player.close', defaultMessage: '關閉' })}
      onOpenChange={onOpenChange}
      open={open}
      place="middle"
      title={title}
    >
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="7rem" rows={3} />}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState
              description={formatMessage({
                id: 'honors.ofPlayer.noneText',
                defaultMessage: '贏得押注 20 倍以上的大獎後，就會列在這裡。',
              })}
              drawing={<StateDrawing id="podium" />}
              size="compact"
              title={formatMessage({ id: 'honors.ofPlayer.none', defaultMessage: '還沒有大獎紀錄' })}
            />
          ) : (
            <ul aria-label={title} className={css.rows}>
              {records.map((record) => (
                <HonorRow key={record.ID} onReplayed={onLeave} record={record} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </BottomSheet>
  );
}
