import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Picks one of the player's friends. */
export const FriendPicker = lazy(
  loadAgain(() => import('./FriendPicker.tsx').then((module) => ({ default: module.FriendPicker }))),
);
