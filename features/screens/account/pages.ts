import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

// Separate from the first page's code, which would otherwise include the list of their files.

/** /member/account */
export const AccountPage = lazy(
  loadAgain(() => import('./AccountPage.tsx').then((module) => ({ default: module.AccountPage }))),
);
