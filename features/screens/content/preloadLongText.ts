import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { LongTextPage } from './longTextPages.ts';
import { textQuery } from './text/textQuery.ts';

/**
 * Loads the code and the text of a page, so that its first rendering has both.
 * @param queries gets the text
 * @returns the component of the page
 */
export async function preloadLongText(
  { slug, load }: LongTextPage,
  brandID: string,
  locale: LocaleID,
  queries: QueryClient,
): Promise<ComponentType> {
  const text = textQuery(slug, brandID, locale);
  const [page] = await Promise.all([load(), text === undefined ? undefined : queries.query(text)]);
  return page.default;
}
