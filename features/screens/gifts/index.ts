export { giftNames, giftPicture } from './giftItems.ts';
export { ConversationGiftKey } from './keys/ConversationGiftKey.tsx';
export { GiftReceipt } from './receipt/GiftReceipt.tsx';
