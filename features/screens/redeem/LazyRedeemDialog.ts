import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Loaded when the dialog opens. Render it below a `Suspense`. */
export const RedeemDialog = lazy(
  loadAgain(() => import('./RedeemDialog.tsx').then((module) => ({ default: module.RedeemDialog }))),
);
