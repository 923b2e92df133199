import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Sends a gift to a player. */
export const GiftPicker = lazy(
  loadAgain(() => import('./picker/GiftPicker.tsx').then((module) => ({ default: module.GiftPicker }))),
);
