export { DeletionAsk } from './DeletionAsk.tsx';
export { GiftPassword } from './LazyGiftPassword.ts';
export { AccountPage } from './pages.ts';
