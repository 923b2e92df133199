/** The languages that a player can choose, in the spelling of paths, cookies and the `Lang` of calls. */
export const locales = ['zh_tw', 'id_id', 'vi_vn'] as const;

export type Locale = (typeof locales)[number];

/** The language in which texts are written first. A visitor without a choice gets it. */
export const sourceLocale: Locale = 'zh_tw';

/** The BCP 47 tag of each language, for `lang`, `Intl` and react-intl. */
export const languageTags: Readonly<Record<Locale, string>> = {
  zh_tw: 'zh-Hant-TW',
  id_id: 'id-ID',
  vi_vn: 'vi-VN',
};

/** The name of each language in that language, as a language menu shows it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  zh_tw: '繁體中文',
  id_id: 'Bahasa Indonesia',
  vi_vn: 'Tiếng Việt',
};

/** Whether a value from outside, such as a path, a cookie or a setting, names one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
