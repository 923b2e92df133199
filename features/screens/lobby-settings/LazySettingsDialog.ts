import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Fetched when somebody asks for it. Stand it below a `Suspense`. */
export const SettingsDialog = lazy(
  loadAgain(() => import('./SettingsDialog.tsx').then((module) => ({ default: module.SettingsDialog }))),
);
