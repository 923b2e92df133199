import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Picks one or several players. It fills its column. */
export const PlayerPicker = lazy(
  loadAgain(() => import('./PlayerPicker.tsx').then((module) => ({ default: module.PlayerPicker }))),
);
