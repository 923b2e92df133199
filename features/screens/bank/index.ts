import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/passbook */
export const PassbookPage = lazy(
  loadAgain(() => import('./PassbookPage.tsx').then((module) => ({ default: module.PassbookPage }))),
);
/** /member/present */
export const GiftRecordsPage = lazy(
  loadAgain(() => import('./GiftRecordsPage.tsx').then((module) => ({ default: module.GiftRecordsPage }))),
);
