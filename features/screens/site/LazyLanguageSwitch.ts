import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

// Apart from what the first page takes, which would carry the list of its files.

/** Choosing the language, for pages without the menu. */
export const LanguageSwitch = lazy(
  loadAgain(() => import('./menu/LanguageSwitch.tsx').then((module) => ({ default: module.LanguageSwitch }))),
);
