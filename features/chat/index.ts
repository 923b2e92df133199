export { useChat } from './useChat.tsx';
export { type ChatTab } from './tabs.ts';
export { type ChatPlace, useChatPlace } from './useChatPlace.ts';
export { useUnread } from './useUnread.ts';
