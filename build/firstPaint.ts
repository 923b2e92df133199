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
 * Chooses brand and language before the first paint if no service does: `?brand=`, then the stored choice; the path's prefix, then the
 * stored choice. Runs inline at the end of the page's head, so it uses nothing outside itself.
 * @param openStorage throws if the browser blocks site data; the choice is not stored then
 * @param brands ids of all brands
 */
export function paintFirst(page: Page, place: Place, openStorage: () => Kept, brands: readonly string[]): void {
  const tags: Record<string, string> = { zh_tw: 'zh-Hant-TW', id_id: 'id-ID', vi_vn: 'vi-VN' };
  const root = page.documentElement;

  let storage: Kept | undefined;
  try {
    storage = openStorage();
  } catch {
    // The brand of the address still applies.
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

  // Icons and manifest let each brand be installed as an app of its own.
  const locale = tags[prefix] === undefined ? chosen : prefix;
  for (const link of page.querySelectorAll('link[href^="/brands/"]')) {
    const own = (link.getAttribute('href') ?? '').replace(/(?<=^\/brands\/)[^/]+/, root.dataset['brand'] ?? '');
    link.setAttribute('href', tags[locale] === undefined ? own : own.replace(/\w+(?=\.webmanifest$)/, locale));
  }
}

/**
 * Returns the script with the current brands. A development server reads them again because you can create a brand while it runs.
 * @param folder the folder with the brands
 */
export const firstPaintScript = (folder: string): string =>
  `(${paintFirst.toString()})(document, location, () => localStorage, ${JSON.stringify(readdirSync(folder))})`;

/** Adds the script to the page's head if no service fills the page. */
export const firstPaint = (folder: string): Plugin => ({
  name: 'menagerie:first-paint',
  transformIndexHtml: () => [{ tag: 'script', children: firstPaintScript(folder), injectTo: 'head' }],
});
