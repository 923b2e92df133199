import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** Loaded on demand. Render it below a `Suspense`. */
export const SettingsDialog = lazy(
  loadAgain(() => import('./SettingsDialog.tsx').then((module) => ({ default: module.SettingsDialog }))),
);
