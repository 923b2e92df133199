import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/mail */
export const MailPage = lazy(
  loadAgain(() => import('./MailPage.tsx').then((module) => ({ default: module.MailPage }))),
);
