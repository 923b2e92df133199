import { Check, ShieldOff, UserRound, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import { useRelation } from '../relation/useRelation.ts';
import { CardActions } from './CardActions.tsx';
import * as css from './PlayerCard.css.ts';

const FRIEND = 1;
const BLOCKED = 2;

export interface CardButtonsProps {
  player: UserInfo;
  own: boolean;
  onClose: () => void;
}

/**
 * The buttons of the card: adding or unblocking a friend, and the actions of other features. The player's own card links to the member page
 * instead. A guest sees no button. A blocked player must be unblocked first (specification 2 §4).
 */
export function CardButtons({ player, own, onClose }: CardButtonsProps): ReactNode {
  const guest = useIsGuest();
  const prefix = localePrefix(useLocation().pathname);
  if (own) {
    return (
      <div className={css.buttons}>
        <Button asChild fullWidth icon={<UserRound size={20} />} variant="secondary">
          <Link onClick={onClose} to={`${prefix}/member/info`}>
            <FormattedMessage defaultMessage="會員中心" id="player.ownPage" />
          </Link>
        </Button>
        {guest ? null : <CardActions on="own" onClose={onClose} player={player} />}
      </div>
    );
  }
  if (guest) {
    return (
      <p className={css.note}>
        <FormattedMessage defaultMessage="綁定手機成為會員，就能加好友。" id="player.guestNote" />
      </p>
    );
  }
  return (
    <div className={css.buttons}>
      <FriendButton player={player} />
      {player.Relationship === BLOCKED ? null : <CardActions on="others" onClose={onClose} player={player} />}
    </div>
  );
}

/** The first button: add as friend, a mark for a friend, or unblock, which comes before all others (specification 2 §4). */
function FriendButton({ player }: { player: UserInfo }): ReactNode {
  const relation = useRelation(player);
  if (player.Relationship === BLOCKED) {
    return (
      <Button
        busy={relation.isPending}
        fullWidth
        icon={<ShieldOff size={20} />}
        onClick={() => relation.mutate('unblock')}
        variant="secondary"
      >
        <FormattedMessage defaultMessage="解除封鎖" id="player.unblock" />
      </Button>
    );
  }
  if (player.Relationship === FRIEND) {
    return (
      <p className={css.friend}>
        <Check aria-hidden="true" size={20} />
        <FormattedMessage defaultMessage="已是好友" id="player.isFriend" />
      </p>
    );
  }
  return (
    <Button
      busy={relation.isPending}
      fullWidth
      icon={<UserRoundPlus size={20} />}
      onClick={() => relation.mutate('befriend')}
    >
      <FormattedMessage defaultMessage="加好友" id="player.befriend" />
    </Button>
  );
}
