import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/**
 * The form as a panel of a page, such as a tab of the store. Render it below a `Suspense`. The export is marked as pure, so that the
 * lobby's bundle, which uses only the dialog, leaves it out.
 */
export const RedeemPanel = /* @__PURE__ */ lazy(
  /* @__PURE__ */ loadAgain(() => import('./RedeemPanel.tsx').then((module) => ({ default: module.RedeemPanel }))),
);
