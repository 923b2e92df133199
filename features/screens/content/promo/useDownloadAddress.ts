import { useLanguage } from '../../../base/settings/index.ts';

/** The download page in the page's language, which finds the app for a phone. */
export function useDownloadAddress(): string {
  const { locale } = useLanguage();
  return `${window.location.origin}/${locale}/download`;
}
