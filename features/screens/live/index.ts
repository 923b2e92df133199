import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { ROOM_PARAMETER } from './parts/roomAddress.ts';

/** /play-game/live without a room. */
export const LiveListPage = lazy(
  loadAgain(() => import('./list/LiveListPage.tsx').then((module) => ({ default: module.LiveListPage }))),
);
