import { deriveTheme } from './derive.ts';
import { flatten, variableOf } from './paths.ts';
import type { Overrides, PartOverrides, Seeds } from './seeds.ts';
import type { ThemeTokens, TokenPath } from './tokens.ts';

/** The difference between a part of the components (`data-part`) and its brand. */
export interface PartTheme {
  readonly part: string;
  /** The value of every token on the part. */
  readonly theme: ThemeTokens;
  /**
   * The tokens that the part declares again: the tokens that differ, and the tokens that refer to them. A custom
   * property is resolved on the element that declares it, so a fill of the root would keep the root's colours.
   */
  readonly redeclared: readonly TokenPath[];
}

/**
 * Returns the tokens whose value differs, and the tokens whose value refers to them by variable, directly or
 * indirectly.
 */
function redeclared(base: ReadonlyMap<TokenPath, string>, own: ReadonlyMap<TokenPath, string>): readonly TokenPath[] {
  const touched = new Set([...own].filter(([path, value]) => base.get(path) !== value).map(([path]) => path));
  for (let before = -1; before !== touched.size; ) {
    before = touched.size;
    const names = new Set([...touched].map((path) => variableOf(path)));
    for (const [path, value] of own) {
      if ([...value.matchAll(/var\((--[\w-]+)\)/g)].some(([, name = '']) => names.has(name))) touched.add(path);
    }
  }
  return [...own.keys()].filter((path) => touched.has(path));
}

/**
 * Derives the themes of the parts that a brand overrides in the same way as the brand's own overrides: a part's `color.primary` changes its
 * fills, edges and text colours.
 *
 * @throws Error that quotes an override which is not a colour
 */
export function deriveParts(seeds: Seeds, overrides: Overrides, parts: PartOverrides): readonly PartTheme[] {
  const base = flatten(deriveTheme(seeds, overrides));
  return Object.entries(parts).map(([part, own]) => {
    const theme = deriveTheme(seeds, { ...overrides, ...own });
    return { part, theme, redeclared: redeclared(base, flatten(theme)) };
  });
}
