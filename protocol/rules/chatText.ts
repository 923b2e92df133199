import { hasVisibleText, readableText } from './visibleText.ts';

/** The most characters of a chat message, in Unicode code points of the stored form (specification 1 §5, decisions §5). */
export const CHAT_TEXT_MAX = 100;

/** Counts the code points of the stored form. */
export const chatTextLength = (text: string): number => [...readableText(text)].length;

/** Whether a text may be sent: 1 to 100 characters, at least one of them visible. */
export const isSendable = (text: string): boolean => hasVisibleText(text) && chatTextLength(text) <= CHAT_TEXT_MAX;
