/** The tabs of the chat, as the query `chatroom` names them (specification 1 §2; decisions §4). */
export const CHAT_TABS = ['announcement', 'public', 'private', 'club', 'friend'] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** Reads a tab's name; undefined for anything else. */
export const readTab = (value: string | null): ChatTab | undefined => CHAT_TABS.find((tab) => tab === value);
