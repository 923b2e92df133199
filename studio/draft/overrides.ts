import { readCssValue } from '#ui/theme/cssValue.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { readDesignTokens } from '#ui/theme/designTokens.ts';
import type { TokenPath } from '#ui/theme/tokens.ts';
import { colourToken, cssValuesOf, type TokensJson, writeCssValue, writeToken } from '#ui/theme/writeTokens.ts';

/** One override as it stands in a draft's file. */
export interface Override {
  /** `color.heading`, or with its part: `part.badge.color.dangerFill`. */
  readonly path: string;
  /** As CSS; references of plain CSS values as the file writes them. */
  readonly value: string;
}

/** Colours are tokens of their own, so that others derive from them; everything else may be said in CSS. */
export const isColourToken = (token: string): boolean => /^(color|chart|vip)\./.test(token);

/** Where a token is overridden: on the whole, or on a part. */
export const pathOf = (part: string | undefined, token: TokenPath): string =>
  part === undefined ? token : `part.${part}.${token}`;

/** All overrides of a file: its tokens but for the seeds, and its plain CSS values. */
export function overridesOf(file: TokensJson): readonly Override[] {
  const { tokens } = readDesignTokens(file);
  const own = [...tokens]
    .filter(([path]) => !path.startsWith('seed.'))
    .map(([path, { css }]) => ({ path, value: css }));
  return [...own, ...Object.entries(cssValuesOf(file)).map(([path, value]) => ({ path, value }))];
}

/** Why a plain CSS value is not taken; nothing when it may stand. */
export const cssProblem = (css: string): string | undefined =>
  !hasVisibleText(css) ? undefined : readCssValue(css).reason;

/** The file with an override: a colour as a token, anything else as a plain CSS value. @throws Error when a colour is none */
export const withOverride = (file: TokensJson, part: string | undefined, token: TokenPath, css: string): TokensJson =>
  isColourToken(token)
    ? writeToken(file, pathOf(part, token), colourToken(css))
    : writeCssValue(withoutOverride(file, pathOf(part, token)), pathOf(part, token), css);

/** The file without what it says of a path. */
export function withoutOverride(file: TokensJson, path: string): TokensJson {
  const rest = path in cssValuesOf(file) ? writeCssValue(file, path, undefined) : file;
  return writeToken(rest, path, undefined);
}
