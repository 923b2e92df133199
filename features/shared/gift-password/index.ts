export { GiftPasswordField } from './GiftPasswordField.tsx';
export { isGiftPassword, triesLeft } from './giftPassword.ts';
