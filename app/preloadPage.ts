import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from '#features/base/settings/index.ts';
import { longTextPageOf, preloadLongText, preloadText } from '#features/screens/content/index.ts';
import type { PagePath } from '#protocol/pages.ts';
import { drawnPageOf } from './drawnPages.ts';
import { loadOtherPages } from './loadOtherPages.ts';

/** Loads the code of a page whose content the document shows already, so that no skeleton replaces the content. */
export async function preloadPage(path: PagePath | undefined, settings: Settings, queries: QueryClient): Promise<void> {
  const page = longTextPageOf(path);
  const drawn = drawnPageOf(path);
  const { ID } = settings.Brand;
  if (drawn !== undefined) {
    const text = drawn.slug === undefined ? undefined : preloadText(drawn.slug, ID, settings.Locale, queries);
    await Promise.all([loadOtherPages(), drawn.load(), text]);
  }
  if (page === undefined) return;
  await Promise.all([loadOtherPages(), preloadLongText(page, ID, settings.Locale, queries)]);
}
