import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

// Separate from the first page's code, which would otherwise include the list of their files.

/** /other/mission */
export const MissionPage = lazy(
  loadAgain(() => import('./MissionPage.tsx').then((module) => ({ default: module.MissionPage }))),
);

/** /other/sevendaySignIn */
export const SignInDaysPage = lazy(
  loadAgain(() => import('./SignInDaysPage.tsx').then((module) => ({ default: module.SignInDaysPage }))),
);

/** /other/fire-wheel */
export const WheelPage = lazy(
  loadAgain(() => import('./WheelPage.tsx').then((module) => ({ default: module.WheelPage }))),
);

/** The newcomer's steps of the first days. */
export const FirstDayCard = lazy(
  loadAgain(() => import('./FirstDayCard.tsx').then((module) => ({ default: module.FirstDayCard }))),
);

/** The prizes of an event, behind a visitor's sign-in. */
export const VisitorPrizes = lazy(loadAgain(() => import('./VisitorPrizes.tsx')));
