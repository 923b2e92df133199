import { readSettings, type Settings } from '#features/base/settings/index.ts';
import { languageTags, locales, sourceLocale } from '#locales/index.ts';
import { loadBrands } from './loadBrands.ts';

/**
 * The settings of this page: what the service wrote into it, or in development, where nobody did, what `paintFirst`
 * decided before the first paint.
 * @param more what else is known there: the mocks say whether they hold a session of this tab, as the service does of its own
 */
export async function settingsOf(page: Document, more: Pick<Settings, 'HasSession'> = {}): Promise<Settings> {
  const given = readSettings(page);
  if (given !== undefined) return given;
  const { brand = 'bj188' } = page.documentElement.dataset;
  const brands = await loadBrands();
  const Brand = brands.find(({ ID }) => ID === brand) ?? brands[0];
  if (Brand === undefined) throw new Error('there is no brand: run `npm run generate`');
  const Locale = locales.find((locale) => languageTags[locale] === page.documentElement.lang);
  return { SiteID: 'dev', Brand, DevTools: true, Locale: Locale ?? sourceLocale, ...more };
}
