import { readSettings, type Settings } from '#features/base/settings/index.ts';
import { languageTags, locales, sourceLocale } from '#locales/index.ts';
import { loadBrands } from './loadBrands.ts';

/**
 * Returns the settings of this page: those that the service wrote into it, or in development those that `paintFirst` chose before the first
 * paint.
 *
 * @param more other known settings: the mocks know whether this tab has a session
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
