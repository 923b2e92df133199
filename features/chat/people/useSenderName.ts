import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type ChatMessage, SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { usePlayerName } from '../../shell/index.ts';

/** How to write who said something: a player, or customer service where it answered by itself. */
export function useSenderName(): (message: Pick<ChatMessage, 'Sender' | 'From'>) => string {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  return useCallback(
    ({ Sender, From }) => {
      const name = Sender?.Name ?? From;
      return name === SYSTEM_SENDER
        ? formatMessage({ id: 'chat.service.name', defaultMessage: '客服中心' })
        : playerName(name);
    },
    [formatMessage, playerName],
  );
}
