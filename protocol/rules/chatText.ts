/** Most characters (Unicode code points after NFC and trimming) of a chat message (specification 1 §5, decisions §5). */
export const CHAT_TEXT_MAX = 100;

/** Control characters but the new line, and halves of a surrogate pair: nobody can read them, and not every store keeps them. */
const UNREADABLE = /(?!\n)\p{Cc}|\p{Surrogate}/gu;

/** The form a message is kept in: readable characters, NFC, trimmed. */
export const normaliseChatText = (text: string): string => text.replaceAll(UNREADABLE, '').normalize('NFC').trim();

/** How many characters a player has used of the 100: code points of the kept form. */
export const chatTextLength = (text: string): number => [...normaliseChatText(text)].length;

const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Whether a text may be sent: 1 to 100 characters, of which one can be seen. */
export function isSendable(text: string): boolean {
  return VISIBLE.test(text) && chatTextLength(text) <= CHAT_TEXT_MAX;
}
