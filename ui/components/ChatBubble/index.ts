export { type BubblePosition, ChatBubble } from './ChatBubble.tsx';
export { ChatCard } from './ChatCard.tsx';
export { ChatMessage } from './ChatMessage.tsx';
export { SystemLine } from './SystemLine.tsx';
