/** The languages a player can choose; the spelling is the one in paths, cookies and the wire's `Lang`. */
export const locales = ['zh_tw', 'id_id', 'vi_vn'] as const;

export type Locale = (typeof locales)[number];

/** The language that texts are written in first, and that a visitor without a choice gets. */
export const sourceLocale: Locale = 'zh_tw';

/** The BCP 47 tag of each language: for `lang`, `Intl` and react-intl. */
export const languageTags: Readonly<Record<Locale, string>> = {
  zh_tw: 'zh-Hant-TW',
  id_id: 'id-ID',
  vi_vn: 'vi-VN',
};

/** Each language's name in itself, as a language menu shows it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  zh_tw: '繁體中文',
  id_id: 'Bahasa Indonesia',
  vi_vn: 'Tiếng Việt',
};

/** Whether a value from outside (a path, a cookie, a setting) names one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
