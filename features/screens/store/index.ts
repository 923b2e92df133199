import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** The store over a game. */
export const StoreContent = lazy(
  loadAgain(() => import('./StoreContent.tsx').then((module) => ({ default: module.StoreContent }))),
);
/** The notice about an order that is not paid yet. */
export const ResumeOrder = lazy(
  loadAgain(() => import('./waiting/ResumeOrder.tsx').then((module) => ({ default: module.ResumeOrder }))),
);
