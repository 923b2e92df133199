import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Gives a player a gift. */
export const GiftPicker = lazy(
  loadAgain(() => import('./picker/GiftPicker.tsx').then((module) => ({ default: module.GiftPicker }))),
);
