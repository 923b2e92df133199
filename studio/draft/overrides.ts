import { readCssValue } from '#ui/theme/cssValue.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { readDesignTokens } from '#ui/theme/designTokens.ts';
import type { TokenPath } from '#ui/theme/tokens.ts';
import { colourToken, cssValuesOf, type TokensJson, writeCssValue, writeToken } from '#ui/theme/writeTokens.ts';

/** One override of a draft's file. */
export interface Override {
  /** `color.heading`, or with its part: `part.badge.color.dangerFill`. */
  readonly path: string;
  /** CSS text. References of plain CSS values stay as in the file. */
  readonly value: string;
}

/** Colours are separate tokens, so that others derive from them. All other values may be CSS. */
export const isColourToken = (token: string): boolean => /^(color|chart|vip)\./.test(token);

/** The scope of an override: the whole, or a part. */
export const pathOf = (part: string | undefined, token: TokenPath): string =>
  part === undefined ? token : `part.${part}.${token}`;

/** All overrides of a file: its tokens without the seeds, and its plain CSS values. */
export function overridesOf(file: TokensJson): readonly Override[] {
  const { tokens } = readDesignTokens(file);
  const own = [...tokens]
    .filter(([path]) => !path.startsWith('seed.'))
    .map(([path, { css }]) => ({ path, value: css }));
  return [...own, ...Object.entries(cssValuesOf(file)).map(([path, value]) => ({ path, value }))];
}

/** The reason why a plain CSS value is refused, or undefined for a valid value. */
export const cssProblem = (css: string): string | undefined =>
  !hasVisibleText(css) ? undefined : readCssValue(css).reason;

/**
 * The file with an override: a colour as a token, other values as plain CSS.
 * @throws Error for an invalid colour
 */
export const withOverride = (file: TokensJson, part: string | undefined, token: TokenPath, css: string): TokensJson =>
  isColourToken(token)
    ? writeToken(file, pathOf(part, token), colourToken(css))
    : writeCssValue(withoutOverride(file, pathOf(part, token)), pathOf(part, token), css);

/** The file without the override of a path. */
export function withoutOverride(file: TokensJson, path: string): TokensJson {
  const rest = path in cssValuesOf(file) ? writeCssValue(file, path, undefined) : file;
  return writeToken(rest, path, undefined);
}
