import { useIntl } from 'react-intl';
import { languageTags, locales, sourceLocale } from '#locales/locale.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

/** The page's language as the wire writes it. The pseudo language of tests counts as the source language. */
export function useLocaleID(): LocaleID {
  const { locale } = useIntl();
  return locales.find((id) => languageTags[id] === locale) ?? sourceLocale;
}
