export { ComingProvider } from './ComingProvider.tsx';
export { ComingView } from './ComingView.tsx';
export { type ComingFeature, useComing } from './coming.ts';
export { comingNames } from './comingMessages.ts';
export { playerPicture } from './playerPicture.ts';
export { ShellPage, type ShellPageProps } from './ShellPage.tsx';
export { localePrefix, useHome } from './useHome.ts';
