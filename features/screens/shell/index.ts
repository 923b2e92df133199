export { BarePage } from './BarePage.tsx';
export { ShellPage, type ShellPageProps } from './ShellPage.tsx';
export { ShellTopBar } from './ShellTopBar.tsx';
export { Versions } from './Versions.tsx';
export { LanguageSwitch } from './LazyLanguageSwitch.ts';
