import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getClubMembers } from '#protocol/operations/club.ts';
import { Card } from '#ui/components/Card/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { MemberRow } from '../members/MemberRow.tsx';
import { PlayerFace } from '../parts/PlayerFace.tsx';
import { TitledList } from '../parts/TitledList.tsx';
import { ViewLink } from '../parts/ViewLink.tsx';
import { EVERYONE, MEMBERS_REFRESH_MS } from '../members/everyone.ts';

const TOP = 5;
/** More faces than a row holds; the others are clipped. */
const FACES = 12;

/** The other online members and the officers, with a link to all members. */
export function MemberStrip(): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const { session } = useSession();
  const query = useOperation(getClubMembers, EVERYONE, { refetchInterval: MEMBERS_REFRESH_MS });
  const title = formatMessage({ id: 'clubs.members', defaultMessage: '成員' });
  const online = query.data?.List.filter(({ Online }) => Online) ?? [];
  const isAlone = online.every(({ PlayerID }) => PlayerID === session?.playerID);
  return (
    <TitledList
      aside={
        <ViewLink className={css.fact} view="members">
          <FormattedMessage
            defaultMessage="{count, plural, other {# 人在線}} · 全部成員"
            id="clubs.allMembers"
            values={{ count: online.length }}
          />
          <ChevronRight aria-hidden="true" size={16} />
        </ViewLink>
      }
      title={title}
    >
      <Loaded query={query} skeleton={<RowSkeletons height="4rem" rows={TOP} />}>
        {({ List }) => (
          <>
            {isAlone ? null : (
              <ul
                aria-label={formatMessage({ id: 'clubs.onlineNow', defaultMessage: '現在在線' })}
                className={css.strip}
              >
                {online.slice(0, FACES).map((member) => (
                  <li className={css.face} key={member.PlayerID}>
                    <PlayerFace online player={member} />
                    <span className={css.cut}>{playerName(member.Name)}</span>
                  </li>
                ))}
              </ul>
            )}
            <Card padding="sm">
              <ul className={css.rows}>
                {List.slice(0, TOP).map((member) => (
                  <li key={member.PlayerID}>
                    <MemberRow member={member} />
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </Loaded>
    </TitledList>
  );
}
