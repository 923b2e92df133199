import { Ban, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RELATION } from '#protocol/entities/relation.ts';
import { Button } from '#ui/components/Button/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { type FoundPlayer, useRelation } from '../../shared/players/index.ts';
import * as css from './Friends.css.ts';

/** 加好友, or 已封鎖 for a blocked player (specification 2 §4). */
export function Befriend({ player }: { player: FoundPlayer }): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(player.Name);
  const relation = useRelation(player);
  if (player.Relationship === RELATION.blocked) {
    return (
      <span className={css.mark}>
        <Ban aria-hidden="true" size={16} />
        <FormattedMessage defaultMessage="已封鎖" id="friends.isBlocked" />
      </span>
    );
  }
  return (
    <Button
      aria-label={formatMessage({ id: 'friends.befriendOf', defaultMessage: '加好友：{name}' }, { name })}
      busy={relation.isPending}
      icon={<UserRoundPlus size={16} />}
      onClick={() => relation.mutate('befriend')}
      size="sm"
      variant="secondary"
    >
      <FormattedMessage defaultMessage="加好友" id="player.befriend" />
    </Button>
  );
}
