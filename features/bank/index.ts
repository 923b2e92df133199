import { lazy } from 'react';

/** /member/passbook */
export const PassbookPage = lazy(() =>
  import('./PassbookPage.tsx').then((module) => ({ default: module.PassbookPage })),
);
/** /member/present */
export const GiftRecordsPage = lazy(() =>
  import('./GiftRecordsPage.tsx').then((module) => ({ default: module.GiftRecordsPage })),
);
