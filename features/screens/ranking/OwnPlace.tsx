import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RankingRow } from '#ui/components/RankingRow/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useProfile, useSession } from '../../base/session/index.ts';
import { OwnAvatar } from '../../base/player-face/index.ts';

export interface OwnPlaceProps {
  list: readonly { readonly PlayerID: string }[];
  rank: number;
  value: ReactNode;
  detail?: ReactNode;
}

/** The player's own place above the list. Renders nothing if the shown page of the list includes the player's row. */
export function OwnPlace({ list, rank, value, detail }: OwnPlaceProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = useProfile().data?.player.name ?? '';
  const playerID = useSession().session?.playerID;
  if (list.some(({ PlayerID }) => PlayerID === playerID)) return null;
  return (
    <Stack aria-label={formatMessage({ id: 'ranking.ownPlace', defaultMessage: '您的名次' })} as="ul" gap={2}>
      <RankingRow
        avatar={<OwnAvatar />}
        detail={detail}
        name={name}
        own={formatMessage({ id: 'ranking.own', defaultMessage: '您' })}
        place={rank === 0 ? undefined : rank}
        placeLabel={
          rank === 0
            ? formatMessage({ id: 'ranking.unranked', defaultMessage: '未上榜' })
            : formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank })
        }
        value={value}
      />
    </Stack>
  );
}
