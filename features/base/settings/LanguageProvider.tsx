import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { languageTags, loadMessages, type Locale, type Messages, sourceLocale } from '#locales/index.ts';
import { writeCookie } from './documentCookie.ts';

export interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

interface LanguageChoice {
  readonly locale: Locale;
  /** Changes the language of the whole page immediately, keeping all state. @throws the import's error if the texts cannot be loaded */
  readonly choose: (locale: Locale) => Promise<void>;
}
const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** The cookie of the visitor's language. The service reads it for the first paint of the next page. */
const LOCALE_COOKIE = 'menagerie.locale';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * A text that cannot be formatted shows its name, or in a build a bare number. The uncaught error is reported by the page and fails every
 * test.
 */
const throwLater = (error: Error): void =>
  queueMicrotask(() => {
    throw error;
  });

export interface LanguageProviderProps {
  first: Language;
  children: ReactNode;
}

/** Provides the page's language and changes it. */
export function LanguageProvider({ first, children }: LanguageProviderProps): ReactNode {
  const [language, setLanguage] = useState(first);
  const choose = useCallback(async (locale: Locale): Promise<void> => {
    const messages = await loadMessages(locale);
    writeCookie(LOCALE_COOKIE, locale, YEAR_S);
    startTransition(() => setLanguage({ locale, messages }));
  }, []);
  useEffect(() => {
    document.documentElement.lang = languageTags[language.locale];
  }, [language]);
  const choice = useMemo(() => ({ locale: language.locale, choose }), [language.locale, choose]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider
        defaultLocale={languageTags[sourceLocale]}
        locale={languageTags[language.locale]}
        messages={language.messages}
        onError={throwLater}
        timeZone="Asia/Taipei"
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/**
 * The page's language as the wire spells it, and a function that changes it.
 *
 * @throws Error outside a `LanguageProvider`
 */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (choice === undefined) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}
