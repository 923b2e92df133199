import { checkSharedMessages, type SharedMessage } from '#protocol/rules/sharedMessages.ts';
import type { Liff } from './liff.ts';

/** `unavailable`: the page was not opened from a chat, or the operator has no `chat_message.write`. */
export type SendEnd = 'sent' | 'failed' | 'unavailable';

/**
 * Sends messages as the player to the LINE chat that the page was opened from (specification 1 §7).
 *
 * @throws Failure 100000 naming the field if there are not 1 to 5
 */
export async function sendToChat(
  liff: Pick<Liff, 'canSend' | 'send'>,
  messages: readonly SharedMessage[],
): Promise<SendEnd> {
  checkSharedMessages(messages);
  if (!(await liff.canSend())) return 'unavailable';
  try {
    await liff.send(messages);
    return 'sent';
  } catch {
    return 'failed';
  }
}
