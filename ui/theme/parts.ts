import { deriveTheme } from './derive.ts';
import { flatten, variableOf } from './paths.ts';
import type { Overrides, PartOverrides, Seeds } from './seeds.ts';
import type { ThemeTokens, TokenPath } from './tokens.ts';

/** How one part of the components (`data-part`) departs from its brand. */
export interface PartTheme {
  readonly part: string;
  /** What every token is on the part. */
  readonly theme: ThemeTokens;
  /**
   * The tokens that the part declares anew: those that differ, and those that refer to one that differs. A custom property
   * is resolved where it is declared, so a fill that stands on the root would keep the root's colours.
   */
  readonly redeclared: readonly TokenPath[];
}

/** The tokens whose value differs, and, however indirectly, those whose value refers to them by variable. */
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
 * The themes of the parts that a brand overrides. An override is derived through as a brand's own is: a part's
 * `color.primary` carries its fills, edges, lips and inks with it.
 *
 * @throws Error that quotes an override which is no colour
 */
export function deriveParts(seeds: Seeds, overrides: Overrides, parts: PartOverrides): readonly PartTheme[] {
  const base = flatten(deriveTheme(seeds, overrides));
  return Object.entries(parts).map(([part, own]) => {
    const theme = deriveTheme(seeds, { ...overrides, ...own });
    return { part, theme, redeclared: redeclared(base, flatten(theme)) };
  });
}
