import { use, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type ChatMessage, SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { CustomerServiceContext } from './customerService.ts';

/** Returns a function that names a sender: a player, or customer service for automatic replies. */
export function useSenderName(): (message: Pick<ChatMessage, 'Sender' | 'From'>) => string {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const service = use(CustomerServiceContext)?.Name;
  return useCallback(
    ({ Sender, From }) => {
      const name = Sender?.Name ?? From;
      if (name !== SYSTEM_SENDER) return playerName(name);
      return service === undefined
        ? formatMessage({ id: 'chat.service.name', defaultMessage: '客服中心' })
        : playerName(service);
    },
    [formatMessage, playerName, service],
  );
}
