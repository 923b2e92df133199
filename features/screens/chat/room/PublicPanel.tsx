import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PUBLIC } from '../../../shared/conversation/index.ts';
import { ConversationPanel } from './ConversationPanel.tsx';
import { ServiceButton } from './ServiceButton.tsx';

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
