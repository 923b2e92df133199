import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Loaded when the dialog opens. Render it below a `Suspense`. */
export const ExchangeDialog = lazy(
  loadAgain(() => import('./ExchangeDialog.tsx').then((module) => ({ default: module.ExchangeDialog }))),
);
