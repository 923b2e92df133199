import { useEffect } from 'react';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useClient } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { usePutUnread } from '../useUnread.ts';
import { readOutbox } from './outbox.ts';

const loadStores = loadAgain(() => import('./useChannel.ts'));

/**
 * Sends the messages of an earlier page, also while the chat is closed. A message to a club waits until the club's chat opens, since the
 * player may have left the club.
 */
export function useResendWaiting(): void {
  const client = useClient();
  const { session } = useSession();
  const onUnread = usePutUnread();
  const playerID = session?.playerID;
  useEffect(() => {
    if (playerID === undefined) return;
    const conversations = readOutbox(playerID)
      .map(({ Conversation }) => Conversation)
      .filter(({ ChannelType }) => ChannelType === CHANNEL.public || ChannelType === CHANNEL.private);
    if (conversations.length === 0) return;
    void loadStores().then(({ storeOf }) => {
      for (const conversation of conversations) storeOf({ client, conversation, playerID, onUnread });
    });
  }, [client, playerID, onUnread]);
}
