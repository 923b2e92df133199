import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /other/rewards */
export const RewardsPage = lazy(
  loadAgain(() => import('./today/RewardsPage.tsx').then((module) => ({ default: module.RewardsPage }))),
);
/** /other/pass */
export const PassPage = lazy(
  loadAgain(() => import('./pass/PassPage.tsx').then((module) => ({ default: module.PassPage }))),
);
/** /other/challenge */
export const ChallengePage = lazy(
  loadAgain(() => import('./challenge/ChallengePage.tsx').then((module) => ({ default: module.ChallengePage }))),
);
/** /other/battle */
export const BattlePage = lazy(
  loadAgain(() => import('./battle/BattlePage.tsx').then((module) => ({ default: module.BattlePage }))),
);
/** /other/presents */
export const PresentsPage = lazy(
  loadAgain(() => import('./presents/PresentsPage.tsx').then((module) => ({ default: module.PresentsPage }))),
);
/** The content above the rules on /other/bankcode. */
export const Invitation = lazy(
  loadAgain(() => import('./invite/Invitation.tsx').then((module) => ({ default: module.Invitation }))),
);
