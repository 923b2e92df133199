export { type BubblePosition, ChatBubble, type ChatBubbleProps } from './ChatBubble.tsx';
export { ChatMessage, type ChatMessageProps } from './ChatMessage.tsx';
export { SystemLine, type SystemLineProps } from './SystemLine.tsx';
