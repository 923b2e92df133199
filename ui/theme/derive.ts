import { derivePalette } from './palette.ts';
import { isTokenPath } from './paths.ts';
import { deriveRecipes } from './recipes.ts';
import type { Overrides, Seeds } from './seeds.ts';
import type { ThemeTokens, TokenTree } from './tokens.ts';

/** Returns the tree with each leaf that `given` names replaced. */
function withOverrides<Names>(tree: TokenTree<Names, string>, given: Overrides, trail = ''): TokenTree<Names, string> {
  const entries = Object.entries<unknown>(tree).map(([key, value]) => {
    const path = trail === '' ? key : `${trail}.${key}`;
    if (typeof value !== 'string') return [key, withOverrides(value as TokenTree<Names, string>, given, path)];
    return [key, isTokenPath(path) ? (given[path] ?? value) : value];
  });
  return Object.fromEntries(entries) as TokenTree<Names, string>;
}

/** Returns the overrides that slanted controls need. */
const slantOf = ({ 'shape.skew': skew = '0deg' }: Overrides): Overrides =>
  Number.parseFloat(skew) === 0 ? {} : { 'shape.slantBox': '""', 'shape.slantOwn': 'none' };

/**
 * Derives the complete theme of a brand from its few seeds. It is pure, so that the build and a live preview agree. The colour computations
 * are slow, so the app never calls it.
 *
 * @param overrides values by token name that win; dependent values derive from an overridden colour
 * @throws Error that quotes a seed or override which is not a colour
 */
export function deriveTheme(seeds: Seeds, overrides: Overrides = {}): ThemeTokens {
  const palette = derivePalette(seeds, overrides);
  const theme: ThemeTokens = { ...palette, ...deriveRecipes(seeds, palette.color) };
  const colours = Object.fromEntries(Object.entries(overrides).filter(([path]) => !/^(color|chart|vip)\./.test(path)));
  return withOverrides(theme, { ...slantOf(overrides), ...colours });
}
