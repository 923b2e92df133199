import { LATE_TEXTS } from './lateTexts.ts';
import type { Locale } from './locale.ts';
import { addMessages, type Messages, readMessages } from './messages.ts';

// One import for each language, written out, so that each becomes a separate chunk and the first page fetches only its own.
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
/** The fetched languages. A later part completes them. */
const spoken: Spoken[] = [];

async function complete(language: Spoken): Promise<void> {
  if (language.isWhole) return;
  const late = await lateCatalogues[language.locale]();
  // Two parts may ask at the same time.
  if (language.isWhole) return;
  language.isWhole = true;
  addMessages(language.messages, late, language.locale);
}

/**
 * Fetches the compiled texts of a language. In the product's build it fetches the texts of the first page, and adds the others to the same
 * object after a part that uses them is requested.
 *
 * @returns message id to parsed ICU message, for react-intl's `messages`.
 * @throws the import's error if the chunk cannot be fetched, because the browser is offline or a newer release replaced the chunk.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = readMessages(await catalogues[locale](), locale);
  if (!import.meta.env.VITE_LATE_TEXTS) return messages;
  const language: Spoken = { locale, messages, isWhole: false };
  // The language changes while parts are already on the page.
  if (spoken.some(({ isWhole }) => isWhole)) await complete(language);
  spoken.push(language);
  Reflect.set(globalThis, LATE_TEXTS, () => Promise.all(spoken.map(complete)));
  return messages;
}
