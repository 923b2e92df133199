import { hasVisibleText, readableText } from './visibleText.ts';

/** Most characters (Unicode code points of the kept form) of a chat message (specification 1 §5, decisions §5). */
export const CHAT_TEXT_MAX = 100;

/** How many characters a player has used of the 100: code points of the kept form. */
export const chatTextLength = (text: string): number => [...readableText(text)].length;

/** Whether a text may be sent: 1 to 100 characters, at least one of them visible. */
export const isSendable = (text: string): boolean => hasVisibleText(text) && chatTextLength(text) <= CHAT_TEXT_MAX;
