import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /rank */
export const RankPage = lazy(
  loadAgain(() => import('./RankPage.tsx').then((module) => ({ default: module.RankPage }))),
);
