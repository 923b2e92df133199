import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Shows wins in turn. Render it below a `Suspense`. */
export const WinQueue = lazy(
  loadAgain(() => import('./WinQueue.tsx').then((module) => ({ default: module.WinQueue }))),
);
