import type { Locale } from './locale.ts';
import { type Messages, readMessages } from './messages.ts';

// One import a language, spelt out, so that each becomes its own chunk and the first page fetches only its own.
const catalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  zh_tw: () => import('./compiled/zh_tw.json'),
  id_id: () => import('./compiled/id_id.json'),
  vi_vn: () => import('./compiled/vi_vn.json'),
};

/**
 * Fetches the compiled texts of a language.
 *
 * @returns message id to parsed ICU message, for react-intl's `messages`.
 * @throws the import's error when the chunk cannot be fetched (offline, or a newer release replaced it).
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return readMessages(await catalogues[locale](), locale);
}
