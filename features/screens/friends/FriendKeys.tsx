import { Gift, MessageCircle } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import { chatAddress, type FoundPlayer } from '../../shared/players/index.ts';
import { GiftPicker } from '../gifts/index.ts';
import { PlayTooButton } from './FriendGame.tsx';
import * as css from './Friends.css.ts';

export interface FriendKeysProps {
  friend: FoundPlayer;
  variant?: 'primary' | 'secondary';
}

/** The buttons beside a friend: 一起玩 if the friend is in a game, 送禮 and 聊天. */
export function FriendKeys({ friend, variant = 'secondary' }: FriendKeysProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(friend.Name);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isGiving, setGiving] = useState(false);
  return (
    <span className={css.keys}>
      {friend.Playing === undefined ? null : (
        <PlayTooButton code={friend.Playing} playerID={friend.PlayerID} variant={variant} />
      )}
      <span className={css.icons}>
        <IconButton
          label={formatMessage({ id: 'friends.giftTo', defaultMessage: '送禮給{name}' }, { name })}
          onClick={() => setGiving(true)}
        >
          <span className={css.key}>
            <Gift size={20} />
          </span>
        </IconButton>
        <IconButton
          label={formatMessage({ id: 'friends.chatWith', defaultMessage: '和{name}聊天' }, { name })}
          onClick={() => navigate(chatAddress(pathname, friend.PlayerID))}
        >
          <span className={css.key}>
            <MessageCircle size={20} />
          </span>
        </IconButton>
      </span>
      {isGiving ? (
        <QuietBoundary>
          <Suspense>
            <GiftPicker onClose={() => setGiving(false)} to={friend} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </span>
  );
}
