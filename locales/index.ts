export { isLocale, languageNames, languageTags, type Locale, locales, sourceLocale } from './locale.ts';
export { loadMessages } from './loadMessages.ts';
export type { Messages } from './messages.ts';
