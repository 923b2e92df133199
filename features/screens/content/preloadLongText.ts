import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { LongTextPage } from './longTextPages.ts';
import { textQuery } from './text/textQuery.ts';

/**
 * Loads the code and the text of a page, so that its first render has both.
 *
 * @param queries receives the text
 * @returns the page's component
 */
export async function preloadLongText(
  { slug, load }: LongTextPage,
  brandID: string,
  locale: LocaleID,
  queries: QueryClient,
): Promise<ComponentType> {
  const [page] = await Promise.all([load(), preloadText(slug, brandID, locale, queries)]);
  return page.default;
}

/** Loads a long text into the query cache. */
export async function preloadText(
  slug: string,
  brandID: string,
  locale: LocaleID,
  queries: QueryClient,
): Promise<void> {
  const text = textQuery(slug, brandID, locale);
  if (text !== undefined) await queries.query(text);
}
