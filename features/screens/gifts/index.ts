export { giftNames, giftPicture } from './giftItems.ts';
export { ConversationGiftKey } from './buttons/ConversationGiftButton.tsx';
export { GiftReceipt } from './receipt/GiftReceipt.tsx';
