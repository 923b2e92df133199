import { LATE_TEXTS } from './lateTexts.ts';
import type { Locale } from './locale.ts';
import { addMessages, type Messages, readMessages } from './messages.ts';

// One import a language, spelt out, so that each becomes its own chunk and the first page fetches only its own.
const catalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  zh_tw: () => import('./compiled/zh_tw.json'),
  id_id: () => import('./compiled/id_id.json'),
  vi_vn: () => import('./compiled/vi_vn.json'),
};
/** The messages of later parts. The product's build splits each catalogue in two (`build/messageIndex.ts`). */
const lateCatalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  zh_tw: () => import('./compiled/zh_tw.json?late'),
  id_id: () => import('./compiled/id_id.json?late'),
  vi_vn: () => import('./compiled/vi_vn.json?late'),
};

interface Spoken {
  readonly locale: Locale;
  readonly messages: Messages;
  isWhole: boolean;
}
/** The languages that were fetched; a part that comes later completes them. */
const spoken: Spoken[] = [];

async function complete(language: Spoken): Promise<void> {
  if (language.isWhole) return;
  const late = await lateCatalogues[language.locale]();
  // Two parts may have asked at once.
  if (language.isWhole) return;
  language.isWhole = true;
  addMessages(language.messages, late, language.locale);
}

/**
 * Fetches the compiled texts of a language: in the product's build those of the first page, and the others once a part that says them
 * has been asked for, into the same object.
 *
 * @returns message id to parsed ICU message, for react-intl's `messages`.
 * @throws the import's error when the chunk cannot be fetched (offline, or a newer release replaced it).
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = readMessages(await catalogues[locale](), locale);
  if (!import.meta.env.VITE_LATE_TEXTS) return messages;
  const language: Spoken = { locale, messages, isWhole: false };
  // Another language over parts that are on the page already.
  if (spoken.some(({ isWhole }) => isWhole)) await complete(language);
  spoken.push(language);
  Reflect.set(globalThis, LATE_TEXTS, () => Promise.all(spoken.map(complete)));
  return messages;
}
