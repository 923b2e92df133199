import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /play */
export const PlayPage = lazy(
  loadAgain(() => import('./PlayPage.tsx').then((module) => ({ default: module.PlayPage }))),
);
/** /play/now, /play-game/now, /test-play-game */
export const PlayNowPage = lazy(
  loadAgain(() => import('./PlayNowPage.tsx').then((module) => ({ default: module.PlayNowPage }))),
);
