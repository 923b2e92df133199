export { BarePage } from './BarePage.tsx';
export { SitePage, type SitePageProps } from './SitePage.tsx';
export { SiteTopBar } from './SiteTopBar.tsx';
export { Versions } from './Versions.tsx';
export { LanguageSwitch } from './menu/LanguageSwitch.tsx';
