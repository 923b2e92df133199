import { queryOptions } from '@tanstack/react-query';
import texts from 'virtual:content';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { ContentText } from '../contentPage.ts';

/**
 * The query of a long text: the brand's own version, otherwise the common one.
 *
 * @returns undefined if the language has no such text
 */
export function textQuery(slug: string, brandID: string, locale: LocaleID) {
  const key = [`${brandID}/${slug}/${locale}`, `${slug}/${locale}`].find((one) => one in texts);
  if (key === undefined) return undefined;
  return queryOptions({
    queryKey: ['content', key],
    queryFn: async () => ContentText.parse((await texts[key]?.())?.default),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
