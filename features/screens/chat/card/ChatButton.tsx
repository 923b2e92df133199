import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import type { CardAction, CardActionProps } from '../../../shared/players/index.ts';

/** Pages that show the chat beside or over them. */
const LOBBY = '/play-game/m';
const WITH_CHAT: readonly string[] = ['', '/', LOBBY];

/**
 * Returns the address of the private conversation with a player: on the current page if it has the chat, otherwise in the lobby.
 *
 * @param pathname the current page
 */
function chatAddress(pathname: string, playerID: string): string {
  const prefix = localePrefix(pathname);
  const page = WITH_CHAT.includes(pathname.slice(prefix.length)) ? pathname : `${prefix}${LOBBY}`;
  return `${page}?chatroom=private&player=${playerID}`;
}

/** 聊天 on the card of another player (specification 2 §2). */
export const chatAction: CardAction = { id: 'chat', on: 'others', Action: ChatButton };

function ChatButton({ player, onClose }: CardActionProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <Button asChild fullWidth icon={<MessageCircle size={20} />} variant="secondary">
      <Link onClick={onClose} to={chatAddress(pathname, player.PlayerID)}>
        <FormattedMessage defaultMessage="聊天" id="player.chat" />
      </Link>
    </Button>
  );
}
