import { useQuery } from '@tanstack/react-query';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { useState } from 'react';
import { useLocation } from '../routing/index.ts';
import { useBrand, useLanguage } from '../settings/index.ts';
import { useAfterFirstPage } from './useAfterFirstPage.ts';

const loadTitles = () => import('./pageTitles.ts');

/**
 * Reads the title and description of this address (`content/titles.json`), in the page's language and under the brand's name. Loads them
 * after the first page, since the service wrote that page's head.
 *
 * @param missing the address has no page
 * @returns undefined until loaded
 */
export function usePageTitle(missing: boolean): { readonly title: string; readonly description: string } | undefined {
  const { Name } = useBrand();
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const after = useAfterFirstPage();
  const written = useQuery({
    queryKey: ['titles'],
    queryFn: loadTitles,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Retries until the network is back.
    retry: true,
    retryDelay: (failures) => Math.min(2 ** failures * 1000, 30_000),
    enabled: after || pathname !== first,
  }).data;
  if (written === undefined) return undefined;
  const { path, rest } = pageAddressOf(pathname);
  const { Title, Description } = written.titleOf(written.pageTitles, { path: missing ? undefined : path, rest });
  return { title: Title[locale], description: written.nameBrand(Description?.[locale] ?? '', Name[locale]) };
}
