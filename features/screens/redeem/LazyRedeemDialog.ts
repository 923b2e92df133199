import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Loaded when the dialog opens. Render it below a `Suspense`. */
export const RedeemDialog = lazy(
  loadAgain(() => import('./RedeemDialog.tsx').then((module) => ({ default: module.RedeemDialog }))),
);

/** The same form as a panel of a page, such as a tab of the store. Render it below a `Suspense`. */
export const RedeemPanel = lazy(
  loadAgain(() => import('./RedeemPanel.tsx').then((module) => ({ default: module.RedeemPanel }))),
);
