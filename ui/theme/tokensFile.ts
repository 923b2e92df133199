import * as z from 'zod/mini';
import { readCssValue } from './cssValue.ts';
import { type DesignToken, readDesignTokens, type TokenProblem } from './designTokens.ts';
import { isTokenPath } from './paths.ts';
import { fontStack } from './recipes.ts';
import type { Overrides, PartOverrides, Scheme, Seeds } from './seeds.ts';
import type { TokenPath } from './tokens.ts';

/** The key in a tokens file for values outside the Design Tokens format: plain CSS values by token name. */
export const extensionKey = 'app.menagerie.css';

/** The key in a tokens file for dark or light, so that the file is complete without its `brand.json`. */
export const schemeKey = 'app.menagerie.scheme';

/** The seeds in a tokens file; dark or light is the brand's `Scheme`. */
export const seedNames = ['ground', 'primary', 'accent', 'radius', 'numerals', 'heading', 'body'] as const;
const required = ['ground', 'primary', 'accent', 'radius', 'numerals'] as const;

const TokensFile = z.looseObject({
  seed: z.looseObject({}),
  $extensions: z.optional(
    z.partial(
      z.looseObject({
        [extensionKey]: z.optional(z.record(z.string(), z.string())),
        [schemeKey]: z.optional(z.enum(['dark', 'light'])),
      }),
    ),
  ),
});

/** The content of a brand's `tokens.json`. */
export interface TokensOfFile {
  readonly seeds: Seeds;
  readonly overrides: Overrides;
  readonly parts: PartOverrides;
  /** Every named face, including the device's own. */
  readonly families: ReadonlySet<string>;
}

export interface TokensFileContext {
  readonly scheme: Scheme;
  /** The parts that the components publish. */
  readonly parts: ReadonlySet<string>;
  /** The addresses of pattern and ornament. */
  readonly pattern: string;
  readonly ornament: string;
}

/** The scope of an override: everywhere, or a part. */
interface Place {
  readonly part: string | undefined;
  readonly token: TokenPath;
}

/**
 * Parses `color.heading` or `part.badge.color.dangerFill`.
 *
 * @returns the place, or an error text
 */
function placeOf(path: string, parts: ReadonlySet<string>): Place | string {
  // The caller adds the path in front.
  const unknownToken = 'names no token of the contract';
  if (!path.startsWith('part.')) return isTokenPath(path) ? { part: undefined, token: path } : unknownToken;
  const [, part = '', ...rest] = path.split('.');
  const token = rest.join('.');
  if (!parts.has(part)) return `"${part}" is no part of any component (docs/components.md lists them)`;
  return isTokenPath(token) ? { part, token } : unknownToken;
}

const cssOf = ({ type, css }: DesignToken): string => (type === 'fontFamily' ? fontStack(css.split('|')) : css);

/**
 * Reads a parsed `tokens.json`. It is pure, so that the build and the Brand Studio read the same.
 *
 * @returns its content, unless it has problems; and every problem, by path
 */
export function readTokensFile(
  json: unknown,
  context: TokensFileContext,
): { read?: TokensOfFile; problems: readonly TokenProblem[] } {
  const file = TokensFile.safeParse(json);
  if (!file.data) {
    return {
      problems: file.error.issues.map((issue) => ({ path: issue.path.join('.'), reason: issue.message })),
    };
  }
  const { tokens, problems: unread } = readDesignTokens(file.data);
  const problems: TokenProblem[] = [...unread];
  const scheme = file.data.$extensions?.[schemeKey];
  if (scheme !== undefined && scheme !== context.scheme) {
    const reason = `says "${scheme}", but Scheme in brand.json says "${context.scheme}": write the same in both`;
    problems.push({ path: `$extensions.${schemeKey}`, reason });
  }
  for (const name of required) {
    const broken = unread.some(({ path }) => path === `seed.${name}`);
    if (!tokens.has(`seed.${name}`) && !broken) problems.push({ path: `seed.${name}`, reason: 'is missing' });
  }

  const overrides: Partial<Record<TokenPath, string>> = {};
  const parts: Record<string, Partial<Record<TokenPath, string>>> = {};
  const override = ({ part, token }: Place, css: string): void => {
    if (part === undefined) overrides[token] = css;
    else parts[part] = { ...parts[part], [token]: css };
  };
  for (const [path, token] of tokens) {
    if (path.startsWith('seed.')) {
      if (!seedNames.some((known) => path === `seed.${known}`)) problems.push({ path, reason: 'is no seed' });
      continue;
    }
    const place = placeOf(path, context.parts);
    if (typeof place === 'string') problems.push({ path, reason: place });
    else override(place, cssOf(token));
  }
  for (const [path, given] of Object.entries(file.data.$extensions?.[extensionKey] ?? {})) {
    const place = placeOf(path, context.parts);
    const { css, reason } = readCssValue(given);
    if (typeof place === 'string') problems.push({ path, reason: place });
    else if (/^(color|chart|vip)\./.test(place.token)) {
      problems.push({ path, reason: 'is a colour: give it as a token of its own, so that others derive from it' });
    } else if (css === undefined) problems.push({ path, reason: reason ?? 'cannot be read' });
    else override(place, css);
  }
  if (problems.length > 0) return { problems };

  const seed = (name: (typeof seedNames)[number]): string | undefined => tokens.get(`seed.${name}`)?.css;
  const numerals = seed('numerals')?.split('|') ?? ['system'];
  const families = (name: 'heading' | 'body'): readonly string[] => seed(name)?.split('|') ?? numerals;
  const seeds: Seeds = {
    scheme: context.scheme,
    ground: seed('ground') ?? '',
    primary: seed('primary') ?? '',
    accent: seed('accent') ?? '',
    radius: Number.parseFloat(seed('radius') ?? '12'),
    font: { numerals, heading: families('heading'), body: families('body') },
    pattern: context.pattern,
    ornament: context.ornament,
  };
  const faces = [...tokens.values()].filter(({ type }) => type === 'fontFamily').flatMap(({ css }) => css.split('|'));
  return { read: { seeds, overrides, parts, families: new Set(faces) }, problems };
}
