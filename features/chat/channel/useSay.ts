import { useCallback } from 'react';
import { useClient } from '../../client/index.ts';
import { useLanguage } from '../../settings/index.ts';
import { type Conversation, postTo } from './conversation.ts';
import { openedStore } from './useChannel.ts';

/**
 * Says something in a conversation that need not be open. Where it is, it shows what was said.
 * @param r the UUID it is sent under: the same one again where the answer was lost
 */
export type Say = (conversation: Conversation, message: string, r: string) => Promise<void>;

/** The function that says something from outside the chat. It throws as `Client.call`. */
export function useSay(): Say {
  const client = useClient();
  const { locale } = useLanguage();
  return useCallback(
    async (conversation, Message, r) => {
      const stored = await postTo(client, conversation, { Message }, locale, r);
      openedStore(client, conversation)?.hear(stored);
    },
    [client, locale],
  );
}
