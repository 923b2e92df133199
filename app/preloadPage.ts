import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from '#features/base/settings/index.ts';
import { longTextPageOf, preloadLongText } from '#features/screens/content/index.ts';
import type { PagePath } from '#protocol/pages.ts';
import { loadOtherPages } from './loadOtherPages.ts';

/** Loads the page's code at an address whose document shows its content, so that no skeleton replaces it. */
export async function preloadPage(path: PagePath | undefined, settings: Settings, queries: QueryClient): Promise<void> {
  const page = longTextPageOf(path);
  if (page === undefined) return;
  await Promise.all([loadOtherPages(), preloadLongText(page, settings.Brand.ID, settings.Locale, queries)]);
}
