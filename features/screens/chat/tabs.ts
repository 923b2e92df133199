/** The tabs of the chat, as the query `chatroom` names them (specification 1 §2; decisions §4). */
export const CHAT_TABS = ['announcement', 'public', 'private', 'club', 'friend'] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** The specification's names of the tabs' contents (1 §4); an address may use them too. */
const STATES: Readonly<Record<string, ChatTab>> = {
  ANNOUNCEMENT: 'announcement',
  PUBLIC: 'public',
  CHANNEL_LIST: 'public',
  SELECTION: 'private',
  PRIVACY: 'private',
  PLAYER_LIST: 'private',
  CLUB: 'club',
  INNER_SEARCH: 'friend',
};

/** Reads the name of a tab or state. Undefined for other values. */
export const readTab = (value: string | null): ChatTab | undefined =>
  CHAT_TABS.find((tab) => tab === value) ??
  (value !== null && Object.hasOwn(STATES, value) ? STATES[value] : undefined);
