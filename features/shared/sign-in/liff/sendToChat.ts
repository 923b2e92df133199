import { checkSharedMessages, type SharedMessage } from '#protocol/rules/sharedMessages.ts';
import type { Liff } from './liff.ts';

/** `unavailable`: no chat opened the page, or the operator does not have `chat_message.write`. */
export type SendEnd = 'sent' | 'failed' | 'unavailable';

/**
 * Sends messages as the player to the LINE chat that opened the page (specification 1 §7).
 *
 * @throws Failure 100000 naming the field if there are fewer than 1 or more than 5 messages
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
