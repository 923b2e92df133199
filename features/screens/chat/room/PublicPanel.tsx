import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { PUBLIC } from '../../../shared/conversation/index.ts';
import { ConversationPanel } from './ConversationPanel.tsx';
import { usePrivateRooms } from '../private/usePrivateRooms.ts';

export interface PublicPanelProps {
  playerID: string;
  onTalk: (playerID: string) => void;
}

/** The public channel. */
export function PublicPanel({ playerID, onTalk }: PublicPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ConversationPanel
      conversation={PUBLIC}
      empty={{
        title: formatMessage({ id: 'chat.public.empty', defaultMessage: '目前沒有聊天記錄' }),
        description: formatMessage({ id: 'chat.public.emptyText', defaultMessage: '說聲嗨，當第一個開口的人。' }),
      }}
      label={formatMessage({ id: 'chat.composer.label', defaultMessage: '在公頻說話' })}
      playerID={playerID}
      tierRemedy={<ServiceButton onTalk={onTalk} />}
    />
  );
}

/** For players who may not write in public yet: a button that opens customer service, which every member may write to (decisions §5). */
function ServiceButton({ onTalk }: { onTalk: (playerID: string) => void }): ReactNode {
  const { customerService } = usePrivateRooms();
  if (!customerService) return null;
  return (
    <Button onClick={() => onTalk(customerService.PlayerID)} size="sm" variant="secondary">
      <FormattedMessage defaultMessage="先和客服打招呼" id="chat.composer.service" />
    </Button>
  );
}
