export { openPartsKey, type PartState } from './openParts.ts';
export { keepsCookies, readCookie, writeCookie } from './documentCookie.ts';
export { listOf } from './listOf.ts';
export { onPersonalForgotten, ownPersonal, readPersonal, writePersonal } from './personal.ts';
export { tabStorage } from './storage.ts';
export { readStored, writeStored } from './stored.ts';
export { onTabMessage, postToTabs } from './tabChannel.ts';
export { readSettings, Settings } from './settings.ts';
export {
  type LoadBrands,
  SettingsProvider,
  type SettingsProviderProps,
  useBrand,
  useChooseBrand,
  useLoadBrands,
  useOpenParts,
  usePart,
  useReceiveOpenParts,
  useSettings,
  useShowBrand,
} from './SettingsProvider.tsx';
export { type Language, LanguageProvider, type LanguageProviderProps, useLanguage } from './LanguageProvider.tsx';
export { applyMotion, useReducedMotion } from './motion.ts';
export { useKeepLanguage } from './useKeepLanguage.ts';
export { useLocaleID } from './useLocaleID.ts';
