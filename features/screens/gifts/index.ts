export { giftIdOf, giftNames, giftPicture } from './giftItems.ts';
export { GiftPicker } from './lazyParts.ts';
export { PresentPage } from './present/LazyPresentPage.ts';
export { ConversationGiftButton } from './buttons/ConversationGiftButton.tsx';
export { GiftReceipt } from './receipt/GiftReceipt.tsx';
