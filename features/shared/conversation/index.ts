export {
  type Conversation,
  conversationKey,
  type HistoryPage,
  type MessageDraft,
  postMessage,
  PUBLIC,
  readHistory,
  type SendOutcome,
  subscribeConversation,
} from './conversation.ts';
export { type LoadTrayButtons, type TrayButton, type TrayButtonProps, TrayButtonsContext } from './trayButtons.ts';
export { TrayButtonsProvider } from './TrayButtonsProvider.tsx';
