export { type PostMessage, usePostMessage } from './channel/usePostMessage.ts';
export { GameThumb } from './list/GameThumb.tsx';
export { useChat } from './useChat.tsx';
export { type ChatTab } from './tabs.ts';
export { type ChatPlace, useChatPlace } from './useChatPlace.ts';
export { type UnreadShown, useShownUnread, useUnreadShown } from './unreadShown.ts';
export { useUnread } from './useUnread.ts';
