import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Fetched when somebody asks for it. Stand it below a `Suspense`. */
export const RedeemDialog = lazy(
  loadAgain(() => import('./RedeemDialog.tsx').then((module) => ({ default: module.RedeemDialog }))),
);
