import { languageTags, type Locale } from '#locales/locale.ts';
import type { Brand } from '#protocol/brands.ts';
import type { PagePath } from '#protocol/pages.ts';
import { nameBrand, type PageTitles } from '#protocol/pageTitles.ts';
import type { ThemeTokens } from '#ui/theme/tokens.ts';
import { ICONS, type IconFile, versionOf } from './icons.ts';

const SHORTCUTS: readonly PagePath[] = ['/other/mission', '/store', '/rank', '/announcement'];
/** Icons of the installed product. The page links the other icons. */
const WORN: readonly IconFile[] = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];

export interface ManifestParts {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly theme: Pick<ThemeTokens, 'color'>;
  readonly icons: Readonly<Record<IconFile, Buffer>>;
  readonly titles: PageTitles;
}

/**
 * Returns the web app manifest of a brand in a language. Its id is the same in every language, so that a player who changes the language
 * keeps one installed product under its new name. If several brands share an address (development, the offline build), each opens as
 * itself; otherwise the host decides, and `?brand=` has no effect.
 */
export function manifestOf({ brand, locale, theme, icons, titles }: ManifestParts): string {
  const name = brand.Name[locale];
  const start = `/?brand=${brand.ID}`;
  const manifest = {
    id: `/brands/${brand.ID}`,
    name,
    short_name: name,
    description: nameBrand(titles['/'].Description?.[locale] ?? '', name),
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: theme.color.ground,
    theme_color: theme.color.chrome,
    categories: ['games', 'entertainment', 'social'],
    icons: WORN.map((file) => ({
      src: `/brands/${brand.ID}/${file}?v=${versionOf(icons[file])}`,
      sizes: `${ICONS[file].size}x${ICONS[file].size}`,
      type: 'image/png',
      purpose: ICONS[file].purpose,
    })),
    shortcuts: SHORTCUTS.map((path) => ({
      name: titles[path].Title[locale],
      url: `${path}?brand=${brand.ID}`,
      icons: [{ src: `/brands/${brand.ID}/icon-192.png`, sizes: '192x192', type: 'image/png' }],
    })),
  };
  return `${JSON.stringify(manifest)}\n`;
}
