import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

// Separate from the first page's code, which would otherwise include the list of their files.

/** /other/fire-wheel */
export const WheelPage = lazy(
  loadAgain(() => import('./WheelPage.tsx').then((module) => ({ default: module.WheelPage }))),
);

/** The newcomer's steps of the first days. */
export const FirstDayCard = lazy(
  loadAgain(() => import('./FirstDayCard.tsx').then((module) => ({ default: module.FirstDayCard }))),
);
