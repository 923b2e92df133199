import { useCallback } from 'react';
import { useClient } from '../../../base/client/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { type Conversation, postMessage } from '../../../shared/conversation/index.ts';
import { openedStore } from './useChannel.ts';

/**
 * Posts a message to a conversation, whether it is open or not. An open conversation shows the message.
 *
 * @param r the request's UUID; use the same UUID again if the answer was lost
 */
export type PostMessage = (conversation: Conversation, message: string, r: string) => Promise<void>;

/** Returns the function that posts a message from outside the chat. The function throws as `Client.call` does. */
export function usePostMessage(): PostMessage {
  const client = useClient();
  const { locale } = useLanguage();
  return useCallback(
    async (conversation, Message, r) => {
      const stored = await postMessage(client, conversation, { Message }, locale, r);
      openedStore(client, conversation)?.receive(stored);
    },
    [client, locale],
  );
}
