import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { isLocale, languageNames, languageTags, locales } from '#locales/locale.ts';
import { loadMessages } from '#locales/loadMessages.ts';
import { loadPseudoMessages, pseudoTag } from '#locales/pseudo.ts';

/** A language of the toolbar: the three languages of the product, and the stretched language that reveals overflow. */
export type StoryLanguage = (typeof locales)[number] | 'pseudo';

const LanguageContext = createContext<StoryLanguage>('zh_tw');

/** The languages in the toolbar, each under its own name. */
export const languageItems = [
  ...locales.map((value) => ({ value, title: languageNames[value] })),
  { value: 'pseudo', title: 'Pseudo' },
];

function languageOf(value: unknown): StoryLanguage {
  if (value === 'pseudo') return value;
  return isLocale(value) ? value : 'zh_tw';
}

/** Loads the texts before the story is rendered. */
export async function loadLanguage({ globals }: { globals: Record<string, unknown> }): Promise<{
  messages: Awaited<ReturnType<typeof loadMessages>>;
}> {
  const language = languageOf(globals['language']);
  return { messages: await (language === 'pseudo' ? loadPseudoMessages() : loadMessages(language)) };
}

/** Returns the toolbar's language, for stories with their own texts. */
export function useStoryLanguage(): StoryLanguage {
  return use(LanguageContext);
}

/** Sets the language of its children: texts, numbers and dates, and the page's `lang`. */
export function InLanguage({
  language,
  messages,
  children,
}: {
  language: StoryLanguage;
  messages: Awaited<ReturnType<typeof loadMessages>>;
  children: ReactNode;
}): ReactNode {
  const tag = language === 'pseudo' ? pseudoTag : languageTags[language];
  useLayoutEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  return (
    <IntlProvider defaultLocale="zh-Hant-TW" locale={tag} messages={messages}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </IntlProvider>
  );
}

/** Gives a story the toolbar's language. */
export const withLanguage: Decorator = (Story, { globals, loaded }) => {
  const { messages } = loaded as Awaited<ReturnType<typeof loadLanguage>>;
  return (
    <InLanguage language={languageOf(globals['language'])} messages={messages}>
      <Story />
    </InLanguage>
  );
};
