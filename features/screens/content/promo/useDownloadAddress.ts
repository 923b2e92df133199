import { useLanguage } from '../../../base/settings/index.ts';

/** Where a telephone finds the app that it takes: the download page, in the language of this one. */
export function useDownloadAddress(): string {
  const { locale } = useLanguage();
  return `${window.location.origin}/${locale}/download`;
}
