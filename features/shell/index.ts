import { lazy } from 'react';

export { BarePage } from './BarePage.tsx';
export { ComingProvider } from './ComingProvider.tsx';
export { ComingView } from './ComingView.tsx';
export { type ComingFeature, useComing } from './coming.ts';
export { OwnAvatar } from './OwnAvatar.tsx';
export { playerPicture } from './playerPicture.ts';
export { ShellPage, type ShellPageProps } from './ShellPage.tsx';
export { ShellTopBar } from './ShellTopBar.tsx';
export { localePrefix, useHome } from './useHome.ts';
export { usePlayerName } from './usePlayerName.ts';
export { vipNames } from './vip.ts';

/** Choosing the language, for pages without the menu. */
export const LanguageSwitch = lazy(() =>
  import('./menu/LanguageSwitch.tsx').then((module) => ({ default: module.LanguageSwitch })),
);
export { Versions } from './Versions.tsx';
