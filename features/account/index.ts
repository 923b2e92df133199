import { lazy } from 'react';

/** /member/account */
export const AccountPage = lazy(() => import('./AccountPage.tsx').then((module) => ({ default: module.AccountPage })));
export { DeletionAsk } from './DeletionAsk.tsx';
