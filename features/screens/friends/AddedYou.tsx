import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { PersonFace, PersonTier, usePlayerActions, useRelation } from '../../shared/players/index.ts';
import * as css from './Friends.css.ts';
import type { RecommendedPlayer, RecommendedPlayers } from './useRecommended.ts';

/** The first player who added the player as a friend, to add or skip. Renders nothing if there is none. */
export function AddedYou({ recommended: { added, skip } }: { recommended: RecommendedPlayers }): ReactNode {
  const [first] = added;
  if (first === undefined) return null;
  return <Added key={first.PlayerID} more={added.length - 1} onSkip={() => skip(first.PlayerID)} player={first} />;
}

interface AddedProps {
  player: RecommendedPlayer;
  /** The number of players after this one. */
  more: number;
  onSkip: () => void;
}

function Added({ player, more, onSkip }: AddedProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(player.Name);
  const actions = usePlayerActions();
  const relation = useRelation(player);
  return (
    <section
      aria-label={formatMessage({ id: 'friends.addedYouTitle', defaultMessage: '加您為好友的玩家' })}
      className={css.added}
    >
      <button className={css.addedWho} onClick={() => actions?.openCard(player)} title={name} type="button">
        <PersonFace player={player} size={44} />
        <span className={css.words}>
          <b className={css.name}>{name}</b>
          <PersonTier player={player} />
          <span className={css.reason}>
            <FormattedMessage
              defaultMessage="{more, plural, =0 {加您為好友} other {加您為好友 · 還有 # 位}}"
              id="friends.addedYouMore"
              values={{ more }}
            />
          </span>
        </span>
      </button>
      <IconButton
        label={formatMessage({ id: 'friends.skip', defaultMessage: '略過{name}' }, { name })}
        onClick={onSkip}
        variant="soft"
      >
        <X size={20} />
      </IconButton>
      <IconButton
        busy={relation.isPending}
        label={formatMessage({ id: 'friends.befriendOf', defaultMessage: '加好友：{name}' }, { name })}
        onClick={() => relation.mutate('befriend')}
        variant="raised"
      >
        <Check size={22} />
      </IconButton>
    </section>
  );
}
