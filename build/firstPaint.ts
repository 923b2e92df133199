import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Page {
  readonly cookie: string;
  querySelectorAll(selectors: string): Iterable<Pick<Element, 'getAttribute' | 'setAttribute'>>;
  readonly documentElement: { readonly dataset: Record<string, string | undefined>; lang: string };
}
type Place = Pick<Location, 'search' | 'pathname'>;
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Decides brand and language before the first paint where no service does: `?brand=`, then the stored choice; the
 * path's prefix, then the stored choice. Runs inline at the end of the page's head, so it refers to nothing outside itself.
 *
 * @param openStorage throws if the browser blocks site data; nothing is stored then
 * @param brands ids of all brands
 */
export function paintFirst(page: Page, place: Place, openStorage: () => Kept, brands: readonly string[]): void {
  const tags: Record<string, string> = { zh_tw: 'zh-Hant-TW', id_id: 'id-ID', vi_vn: 'vi-VN' };
  const root = page.documentElement;

  let storage: Kept | undefined;
  try {
    storage = openStorage();
  } catch {
    // The brand of the address still counts.
  }
  const asked = new URLSearchParams(place.search).get('brand');
  const stored = (storage?.getItem('menagerie.brand') ?? '').replaceAll('"', '');
  const brand = [asked, stored].find((one) => one !== null && brands.includes(one));
  if (typeof brand === 'string') {
    root.dataset['brand'] = brand;
    if (brand === asked) storage?.setItem('menagerie.brand', JSON.stringify(brand));
  }

  const prefix = place.pathname.split('/')[1] ?? '';
  const chosen = /(?:^|; )menagerie\.locale=(\w+)/.exec(page.cookie)?.[1] ?? '';
  root.lang = tags[prefix] ?? tags[chosen] ?? root.lang;

  // Icons and manifest, so that each brand is installed as itself.
  const locale = tags[prefix] === undefined ? chosen : prefix;
  for (const link of page.querySelectorAll('link[href^="/brands/"]')) {
    const own = (link.getAttribute('href') ?? '').replace(/(?<=^\/brands\/)[^/]+/, root.dataset['brand'] ?? '');
    link.setAttribute('href', tags[locale] === undefined ? own : own.replace(/\w+(?=\.webmanifest$)/, locale));
  }
}

/** The script with the brands that there are now: a development server may stand while one is made. @param folder where the brands lie */
export const firstPaintScript = (folder: string): string =>
  `(${paintFirst.toString()})(document, location, () => localStorage, ${JSON.stringify(readdirSync(folder))})`;

/** Where no service fills the page, a script in its head decides brand and language before anything is painted. */
export const firstPaint = (folder: string): Plugin => ({
  name: 'menagerie:first-paint',
  transformIndexHtml: () => [{ tag: 'script', children: firstPaintScript(folder), injectTo: 'head' }],
});
