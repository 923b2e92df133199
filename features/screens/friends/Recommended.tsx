import { RefreshCw, UserRoundPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { RowSkeletons } from '../../shared/frames/index.ts';
import { PersonFace, PersonTier, usePlayerActions, useRelation } from '../../shared/players/index.ts';
import * as css from './Friends.css.ts';
import type { RecommendedPlayer, RecommendedPlayers } from './useRecommended.ts';

const reasons = defineMessages({
  added: { id: 'friends.addedYou', defaultMessage: '加您為好友' },
  club: { id: 'friends.ofClub', defaultMessage: '同俱樂部' },
  alliance: { id: 'friends.ofAlliance', defaultMessage: '同聯盟' },
  active: { id: 'friends.ofPublic', defaultMessage: '公頻常客' },
});

/** Players at once. The others follow with 換一批. */
const SHOWN = 6;

export interface RecommendedProps {
  recommended: RecommendedPlayers;
  /** Whether all players show at once. */
  showsAll: boolean;
}

/** 可能認識: recommended players with the reason (11560). Renders nothing if there are none. */
export function Recommended({ recommended: { others, error, retry }, showsAll }: RecommendedProps): ReactNode {
  const [turn, setTurn] = useState(0);
  if (others?.length === 0) return null;
  const turns = Math.ceil((others?.length ?? 0) / SHOWN);
  const from = turns === 0 ? 0 : (turn % turns) * SHOWN;
  const isTurning = !showsAll && turns > 1;
  return (
    <section aria-labelledby="friends-recommended" className={css.section}>
      <SectionHeading
        aside={
          isTurning ? (
            <button onClick={() => setTurn(turn + 1)} type="button">
              <FormattedMessage defaultMessage="換一批" id="friends.otherPlayers" />
              <RefreshCw aria-hidden="true" size={14} />
            </button>
          ) : null
        }
        id="friends-recommended"
      >
        <FormattedMessage defaultMessage="可能認識" id="friends.recommended" />
      </SectionHeading>
      {others === undefined ? (
        error === null ? (
          <RowSkeletons height="4.625rem" rows={2} />
        ) : (
          <Notice
            action={
              <Button onClick={retry} size="sm" variant="secondary">
                <FormattedMessage defaultMessage="重試" id="error.retry" />
              </Button>
            }
            tone="warning"
          >
            <FormattedMessage defaultMessage="推薦的玩家沒有載入成功" id="friends.recommendedFailed" />
          </Notice>
        )
      ) : (
        <ul aria-labelledby="friends-recommended" className={css.recommended}>
          {(isTurning ? others.slice(from, from + SHOWN) : others).map((player) => (
            <li className={css.recommendedPlayer} key={player.PlayerID}>
              <RecommendedCard player={player} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RecommendedCard({ player }: { player: RecommendedPlayer }): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(player.Name);
  const actions = usePlayerActions();
  const relation = useRelation(player);
  return (
    <>
      <button className={css.addedWho} onClick={() => actions?.openCard(player)} title={name} type="button">
        <PersonFace player={player} size={44} />
        <span className={css.words}>
          <b className={css.smallName} data-tier={player.VIPLevel}>
            {name}
          </b>
          <PersonTier player={player} />
          <span className={css.reason}>
            <Reason player={player} />
          </span>
        </span>
      </button>
      <IconButton
        busy={relation.isPending}
        label={formatMessage({ id: 'friends.befriendOf', defaultMessage: '加好友：{name}' }, { name })}
        onClick={() => relation.mutate('befriend')}
      >
        <span className={css.key}>
          <UserRoundPlus size={18} />
        </span>
      </IconButton>
    </>
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
