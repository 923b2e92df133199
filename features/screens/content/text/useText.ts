import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import type { ContentText } from '../contentPage.ts';
import { fillPlaceholders, placeholderValues } from '../placeholders.ts';
import { textQuery } from './textQuery.ts';

/** A text with the brand's facts filled in, from the brand's own version if it has one. */
export type TextState =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly text: ContentText };

/** Loads a long text in the page's language, in the current brand's version. */
export function useText(slug: string): TextState {
  const brand = useBrand();
  const { locale } = useLanguage();
  const known = textQuery(slug, brand.ID, locale);
  const query = useQuery(known ?? { queryKey: ['content', slug, locale], queryFn: skipToken });
  const { data } = query;
  const text = useMemo(
    () => (data === undefined ? undefined : fillPlaceholders(data, placeholderValues(brand, locale))),
    [data, brand, locale],
  );
  if (known === undefined) return { state: 'missing' };
  if (text !== undefined) return { state: 'ready', text };
  return query.isError
    ? { state: 'failed', error: query.error, retry: () => void query.refetch() }
    : { state: 'loading' };
}

/**
 * Returns a short text of a text.
 *
 * @throws Error naming it, if the front matter does not have it
 */
export function wordOf(text: ContentText, name: string): string {
  const word = text.words[name];
  if (word === undefined) throw new Error(`the text “${text.title}” has no words.${name}`);
  return word;
}
