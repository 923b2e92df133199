import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { getOnlineCount } from '#protocol/operations/chat.ts';
import { useOperation, useSocketState } from '../../base/client/index.ts';
import * as css from './room/ChatRoom.css.ts';

/** The service updates the count every few seconds. */
const REFRESH_MS = 30_000;

/** Whether the chat is connected, and the number of online players (decisions 0057). */
export function ChatStatus(): ReactNode {
  const state = useSocketState('chat');
  const connected = state === 'connected';
  const { data: count } = useOperation(
    getOnlineCount,
    {},
    { enabled: connected, refetchInterval: REFRESH_MS, select: ({ Count }) => Count },
  );
  return (
    <span className={css.status}>
      <span aria-hidden="true" className={css.light} data-state={connected ? 'on' : 'off'} />
      {connected && count !== undefined ? (
        <FormattedMessage
          defaultMessage="{count, number} 人在線"
          id="chat.status.online"
          values={{ count: Math.max(1, count) }}
        />
      ) : connected ? (
        <FormattedMessage defaultMessage="已連線" id="chat.status.connected" />
      ) : state === 'paused' ? (
        <FormattedMessage defaultMessage="已暫停" id="chat.status.paused" />
      ) : (
        <FormattedMessage defaultMessage="連線中" id="chat.status.connecting" />
      )}
    </span>
  );
}
