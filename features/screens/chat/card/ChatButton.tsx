import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { type CardAction, type CardActionProps, chatAddress } from '../../../shared/players/index.ts';

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
