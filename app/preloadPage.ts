import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from '#features/base/settings/index.ts';
import { longTextPageOf, preloadLongText } from '#features/screens/content/index.ts';
import type { PagePath } from '#protocol/pages.ts';
import { loadOtherPages } from './loadOtherPages.ts';

/** Loads the code of a page whose content the document shows already, so that no skeleton replaces the content. */
export async function preloadPage(path: PagePath | undefined, settings: Settings, queries: QueryClient): Promise<void> {
  const page = longTextPageOf(path);
  if (page === undefined) return;
  await Promise.all([loadOtherPages(), preloadLongText(page, settings.Brand.ID, settings.Locale, queries)]);
}
