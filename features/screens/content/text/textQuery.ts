import { queryOptions } from '@tanstack/react-query';
import texts from 'virtual:content';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { ContentText } from '../contentPage.ts';

/**
 * The query of a long text: the brand's own words if it has any, else the common ones.
 * @returns undefined if there is no such text in the language
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
