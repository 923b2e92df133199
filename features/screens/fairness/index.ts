import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /verify/:round */
export const VerifyPage = lazy(
  loadAgain(() => import('./VerifyPage.tsx').then((module) => ({ default: module.VerifyPage }))),
);
/** /member/rounds */
export const RoundsPage = lazy(
  loadAgain(() => import('./RoundsPage.tsx').then((module) => ({ default: module.RoundsPage }))),
);
