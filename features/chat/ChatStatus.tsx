import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSocketState } from '../client/index.ts';
import * as css from './room/ChatRoom.css.ts';

/** Whether the chat is connected. */
export function ChatStatus(): ReactNode {
  const connected = useSocketState('chat') === 'connected';
  return (
    <span className={css.status}>
      <span aria-hidden="true" className={css.light} data-state={connected ? 'on' : 'off'} />
      {connected ? (
        <FormattedMessage defaultMessage="已連線" id="chat.status.connected" />
      ) : (
        <FormattedMessage defaultMessage="連線中" id="chat.status.connecting" />
      )}
    </span>
  );
}
