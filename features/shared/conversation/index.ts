export {
  type Conversation,
  conversationKey,
  type MessageDraft,
  postMessage,
  PUBLIC,
  type SendOutcome,
  subscribeConversation,
} from './conversation.ts';
export { type LoadTrayKeys, type TrayKey, type TrayKeyProps, TrayKeysContext } from './trayButtons.ts';
export { TrayKeysProvider } from './TrayButtonsProvider.tsx';
