import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getClubMembers } from '#protocol/operations/club.ts';
import { RankingRow } from '#ui/components/RankingRow/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { EVERYONE } from '../members/everyone.ts';
import { sortMembers } from '../members/sortMembers.ts';
import { Gold } from '../parts/Gold.tsx';
import { PlayerFace } from '../parts/PlayerFace.tsx';
import { TitledList } from '../parts/TitledList.tsx';

const PLACES = 5;

/** The largest givers of this week. Renders nothing if there are none. */
export function WeekRanking(): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const playerName = usePlayerName();
  const { data } = useOperation(getClubMembers, EVERYONE);
  const givers = sortMembers(data?.List ?? [], 'week', '').filter(({ WeekContribution }) => WeekContribution > 0);
  if (givers.length === 0) return null;
  const title = formatMessage({ id: 'clubs.weekRanking', defaultMessage: '本週貢獻排行' });
  return (
    <TitledList title={title}>
      <ol aria-label={title} className={css.rows}>
        {givers.slice(0, PLACES).map((member, at) => (
          <RankingRow
            avatar={<PlayerFace player={member} size={36} />}
            key={member.PlayerID}
            name={playerName(member.Name)}
            own={
              session?.playerID === member.PlayerID
                ? formatMessage({ id: 'ranking.own', defaultMessage: '您' })
                : undefined
            }
            place={at + 1}
            placeLabel={formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank: at + 1 })}
            value={<Gold value={member.WeekContribution} />}
          />
        ))}
      </ol>
    </TitledList>
  );
}
