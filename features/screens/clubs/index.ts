import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /club: finding a club, and the player's club with its roles (specification 1 §2). */
export const ClubPage = lazy(
  loadAgain(() => import('./ClubPage.tsx').then((module) => ({ default: module.ClubPage }))),
);
