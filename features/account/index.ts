import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/account */
export const AccountPage = lazy(
  loadAgain(() => import('./AccountPage.tsx').then((module) => ({ default: module.AccountPage }))),
);
export { DeletionAsk } from './DeletionAsk.tsx';
export { GiftPassword } from './LazyGiftPassword.ts';
