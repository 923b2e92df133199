import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Gives a player a gift. */
export const GiftPicker = lazy(
  loadAgain(() => import('./picker/GiftPicker.tsx').then((module) => ({ default: module.GiftPicker }))),
);

/** /present: a gift for a friend. */
export const PresentPage = lazy(
  loadAgain(() => import('./present/PresentPage.tsx').then((module) => ({ default: module.PresentPage }))),
);
