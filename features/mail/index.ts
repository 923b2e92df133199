import { lazy } from 'react';

/** /member/mail */
export const MailPage = lazy(() => import('./MailPage.tsx').then((module) => ({ default: module.MailPage })));
