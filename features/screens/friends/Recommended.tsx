import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import { getRecommended } from '#protocol/operations/relation.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { Loaded, RowSkeletons } from '../../shared/frames/index.ts';
import { useRelationPushes } from '../../shared/players/index.ts';
import { Befriend } from './Befriend.tsx';
import * as css from './Friends.css.ts';
import { PersonRow } from './PersonRow.tsx';

type RecommendedPlayer = ResultOf<typeof getRecommended>['List'][number];

const reasons = defineMessages({
  club: { id: 'friends.ofClub', defaultMessage: '同俱樂部' },
  alliance: { id: 'friends.ofAlliance', defaultMessage: '同聯盟' },
  active: { id: 'friends.ofPublic', defaultMessage: '公頻常客' },
});

/** 推薦好友: recommended players with the reason (11560). Renders nothing if there are none. */
export function Recommended(): ReactNode {
  const title = useId();
  const query = useOperation(getRecommended, {});
  useRelationPushes();
  if (query.data?.List.length === 0) return null;
  return (
    <Stack aria-labelledby={title} as="section" gap={3}>
      <SectionHeading id={title}>
        <FormattedMessage defaultMessage="推薦好友" id="friends.recommended" />
      </SectionHeading>
      <Loaded query={query} skeleton={<RowSkeletons height="3.75rem" rows={5} />}>
        {({ List }) => (
          <ul aria-labelledby={title} className={css.rows}>
            {List.map((player) => (
              <li key={player.PlayerID}>
                <PersonRow action={<Befriend player={player} />} detail={<Reason player={player} />} player={player} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Stack>
  );
}

function Reason({ player: { Reason: reason, MutualFriends } }: { player: RecommendedPlayer }): ReactNode {
  if (reason !== 'mutual') return <FormattedMessage {...reasons[reason]} />;
  return (
    <FormattedMessage
      defaultMessage="{count, plural, other {# 位共同好友}}"
      id="friends.ofFriends"
      values={{ count: MutualFriends }}
    />
  );
}
