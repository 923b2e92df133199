import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import type { ContentText } from '../contentPage.ts';
import { fillPlaceholders, placeholderValues } from '../placeholders.ts';
import { textQuery } from './textQuery.ts';

/** What stands of a text: in the brand's own words where it has any, its facts filled in. */
export type TextState =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly text: ContentText };

/** Fetches a long text in the page's language, as the brand in force says it. */
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
 * One of a text's short texts.
 * @throws Error naming it, where the front matter has none of this name
 */
export function wordOf(text: ContentText, name: string): string {
  const word = text.words[name];
  if (word === undefined) throw new Error(`the text “${text.title}” has no words.${name}`);
  return word;
}
