import { lazy } from 'react';

/** /play */
export const PlayPage = lazy(() => import('./PlayPage.tsx').then((module) => ({ default: module.PlayPage })));
/** /play/now, /play-game/now, /test-play-game */
export const PlayNowPage = lazy(() => import('./PlayNowPage.tsx').then((module) => ({ default: module.PlayNowPage })));
