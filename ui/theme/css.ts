import type { PartTheme } from './parts.ts';
import { flatten, variableOf } from './paths.ts';
import type { Scheme } from './seeds.ts';
import type { ThemeTokens, TokenPath } from './tokens.ts';

export interface NamedTheme {
  readonly id: string;
  readonly scheme: Scheme;
  readonly theme: ThemeTokens;
  /** The parts of components that differ from the theme. */
  readonly parts?: readonly PartTheme[];
}

type Declarations = ReadonlyMap<TokenPath, string>;

/**
 * Writes the same value in its shortest form, since spaces after commas and zeros before a point would cost bytes for nine brands.
 */
const tight = (value: string): string => value.replace(/\s*,\s*/g, ',').replace(/(^|[\s,(])0\./g, '$1.');

const block = (selector: string, declarations: Iterable<readonly [TokenPath, string]>, extra = ''): string => {
  const body = [...declarations].map(([path, value]) => `${variableOf(path)}:${tight(value)}`).join(';');
  return body === '' && extra === '' ? '' : `${selector}{${extra}${body}}\n`;
};

/** The default has zero specificity: `data-brand` overrides it in any order of the sheets. */
const selectorOf = (id: string, first: boolean): string =>
  first ? `:where(:root),[data-brand=${id}]` : `[data-brand=${id}]`;

const isWordFace = (path: TokenPath): boolean => path === 'font.body' || path === 'font.heading';

/**
 * Writes the overrides of a brand's parts, up to the next element with another brand, so that a brand inside another's page keeps its own
 * parts. (A third level of nested brands would not have them, but no page nests so deep.) Uses selectors instead of `@scope`, which Safari
 * before 26.4 and Firefox before 146 lack; the selectors add no specificity, like a scope. Vietnamese text keeps the typeface that the page
 * sets (`global.css.ts`).
 */
function partsCss({ id, parts = [] }: NamedTheme, first: boolean): string {
  const roots = [...(first ? [':root:not([data-brand])'] : []), `[data-brand=${id}]`];
  const scopes = roots.map((root) => {
    const other = `${root} [data-brand]:not([data-brand=${id}])`;
    return `:where(${root},${root} *):where(:not(${other},${other} *))`;
  });
  return parts
    .map(({ part, theme, redeclared }) => {
      const values = flatten(theme);
      const own = redeclared.map((path) => [path, values.get(path) ?? ''] as const);
      const selectorWith = (end: string): string =>
        scopes.map((scope) => `[data-part=${part}]${scope}${end}`).join(',');
      return (
        block(
          selectorWith(''),
          own.filter(([path]) => !isWordFace(path)),
        ) +
        block(
          selectorWith(':not(:lang(vi))'),
          own.filter(([path]) => isWordFace(path)),
        )
      );
    })
    .join('');
}

/** Writes one complete brand, which the service inlines before the first paint. */
export const criticalCss = (brand: NamedTheme): string =>
  block(selectorOf(brand.id, true), flatten(brand.theme), `color-scheme:${brand.scheme};`) + partsCss(brand, true);

/** Writes one brand for the elements that name it, and not for pages without a brand. */
export const namedCss = ({ id, scheme, theme }: NamedTheme): string =>
  block(selectorOf(id, false), flatten(theme), `color-scheme:${scheme};`);

/**
 * Writes all brands in one stylesheet. The first is also the default of `:root`. Writes a value that every brand shares once, and once per
 * scheme if all brands of the scheme agree. The value is always on the element with `data-brand`: values refer to each other by variable,
 * so a brand inside another's page is complete too.
 */
export function brandsCss(brands: readonly NamedTheme[]): string {
  const all: readonly Declarations[] = brands.map(({ theme }) => flatten(theme));
  const same = (themes: readonly Declarations[], path: TokenPath): boolean =>
    themes.every((values) => values.get(path) === themes[0]?.get(path));
  const [first] = all;
  if (!first) return '';

  const common = [...first].filter(([path]) => same(all, path));
  const shared = new Set(common.map(([path]) => path));
  const rest = (values: Declarations, done: ReadonlySet<TokenPath>) => [...values].filter(([path]) => !done.has(path));

  const schemes = (['dark', 'light'] as const).map((scheme) => {
    const members = brands.flatMap((brand, index) => (brand.scheme === scheme ? [{ brand, index }] : []));
    const themes = members.map(({ brand }) => flatten(brand.theme));
    const leader = themes[0] ?? new Map<TokenPath, string>();
    const usual = rest(leader, shared).map(([path]) => [path, commonest(themes, path)] as const);
    const known = new Map(themes.length > 1 ? usual.filter(([, value]) => value !== undefined) : []);
    const selector = members.map(({ brand, index }) => selectorOf(brand.id, index === 0)).join();
    const own = members.map(({ brand, index }) =>
      block(
        selectorOf(brand.id, index === 0),
        rest(flatten(brand.theme), shared).filter(([path, value]) => known.get(path) !== value),
      ),
    );
    const declared = [...known].flatMap(([path, value]) => (value === undefined ? [] : [[path, value] as const]));
    return members.length === 0 ? '' : block(selector, declared, `color-scheme:${scheme};`) + own.join('');
  });
  const parts = brands.map((brand, index) => partsCss(brand, index === 0));
  return block(':root,[data-brand]', common) + schemes.join('') + parts.join('');
}

/** Returns the value that at least half of the themes (and two of them) give a token. The others override it. */
function commonest(themes: readonly Declarations[], path: TokenPath): string | undefined {
  const counts = new Map<string, number>();
  for (const values of themes) {
    const value = values.get(path) ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [value, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count >= 2 && count * 2 >= themes.length ? value : undefined;
}
