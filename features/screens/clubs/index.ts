import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /club: finding a club, and the own one with all that its roles may do (specification 1 §2). */
export const ClubPage = lazy(
  loadAgain(() => import('./ClubPage.tsx').then((module) => ({ default: module.ClubPage }))),
);
