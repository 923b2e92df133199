import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { BarePage } from './BarePage.tsx';
export { ComingSoon } from './ComingSoon.tsx';
export { OwnAvatar } from './OwnAvatar.tsx';
export { playerPicture } from './playerPicture.ts';
export { ShellPage, type ShellPageProps } from './ShellPage.tsx';
export { ShellTopBar } from './ShellTopBar.tsx';
export { useHome } from './useHome.ts';
export { useHasLine } from './useHasLine.ts';
export { usePlayerName } from './usePlayerName.ts';
export { vipNames } from './vip.ts';

/** Choosing the language, for pages without the menu. */
export const LanguageSwitch = lazy(
  loadAgain(() => import('./menu/LanguageSwitch.tsx').then((module) => ({ default: module.LanguageSwitch }))),
);
export { Versions } from './Versions.tsx';
