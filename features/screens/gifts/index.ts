export { giftIdOf, giftNames, giftPicture } from './giftItems.ts';
export { GiftPicker, PresentPage } from './lazyParts.ts';
export { ConversationGiftButton } from './buttons/ConversationGiftButton.tsx';
export { GiftReceipt } from './receipt/GiftReceipt.tsx';
