export { giftNames, giftPicture } from './giftItems.ts';
export { ConversationGiftButton } from './buttons/ConversationGiftButton.tsx';
export { GiftReceipt } from './receipt/GiftReceipt.tsx';
