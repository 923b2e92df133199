import { useLanguage } from './LanguageProvider.tsx';

/**
 * Returns a function that stores the page's language as the player's choice. A gateway returns to an address without a language, which
 * would show the default language.
 */
export function useKeepLanguage(): () => void {
  const { choose, locale } = useLanguage();
  return () => void choose(locale).catch(() => undefined);
}
