import { lazy } from 'react';

/** /rank */
export const RankPage = lazy(() => import('./RankPage.tsx').then((module) => ({ default: module.RankPage })));
/** /rank/coin */
export const RichListPage = lazy(() =>
  import('./RichListPage.tsx').then((module) => ({ default: module.RichListPage })),
);
