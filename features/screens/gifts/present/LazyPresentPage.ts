import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /present: a gift for a friend. */
export const PresentPage = lazy(
  loadAgain(() => import('./PresentPage.tsx').then((module) => ({ default: module.PresentPage }))),
);
