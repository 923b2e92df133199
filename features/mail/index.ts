import { lazy } from 'react';

export { useUnreadMails } from './useUnreadMails.ts';

/** /member/mail */
export const MailPage = lazy(() => import('./MailPage.tsx').then((module) => ({ default: module.MailPage })));
