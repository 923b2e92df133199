import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { HonorShelf } from './HonorShelf.tsx';

/** /member/honors */
export const HonorsPage = lazy(
  loadAgain(() => import('./HonorsPage.tsx').then((module) => ({ default: module.HonorsPage }))),
);
/** /replay */
export const ReplayPage = lazy(
  loadAgain(() => import('./replay/ReplayPage.tsx').then((module) => ({ default: module.ReplayPage }))),
);
