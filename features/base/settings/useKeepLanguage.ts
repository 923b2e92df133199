import { useLanguage } from './LanguageProvider.tsx';

/**
 * Keeps the page's language as the player's choice. A gateway leads back to an address without a language, so a player who came by a link
 * in Indonesian would return to Chinese.
 */
export function useKeepLanguage(): () => void {
  const { choose, locale } = useLanguage();
  return () => void choose(locale).catch(() => undefined);
}
