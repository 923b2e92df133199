import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Sets, changes or removes the gift password. Render it below a `Suspense`. */
export const GiftPassword = lazy(
  loadAgain(() => import('./GiftPassword.tsx').then((module) => ({ default: module.GiftPassword }))),
);
