import { type ThemeTokens, type TokenPath, tokenNames } from './tokens.ts';

interface Branch {
  readonly [key: string]: string | Branch;
}

function* leaves(branch: Branch, trail: readonly string[] = []): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(branch)) {
    if (typeof value === 'string') yield [[...trail, key].join('.'), value];
    else yield* leaves(value, [...trail, key]);
  }
}

const variables = new Map<string, string>(leaves(tokenNames));

export const isTokenPath = (path: string): path is TokenPath => variables.has(path);

/** Every token of the contract in its order. */
export const tokenPaths: readonly TokenPath[] = [...variables.keys()].filter(isTokenPath);

/** Returns the CSS variable of a token with its dashes: `--p-ink`. */
export const variableOf = (path: TokenPath): string => `--${variables.get(path) ?? path}`;

/** Returns a theme as a flat list of token and value, in the contract's order. */
export function flatten(theme: ThemeTokens): ReadonlyMap<TokenPath, string> {
  const values = new Map<string, string>(leaves(theme));
  return new Map(tokenPaths.map((path) => [path, values.get(path) ?? '']));
}

/**
 * Returns a reader of this theme's values that replaces each `var(--x)` by its value.
 *
 * @throws Error (the reader) if a value refers to itself
 */
export function resolver(values: ReadonlyMap<TokenPath, string>): (value: string) => string {
  const byVariable = new Map([...values].map(([path, given]) => [variableOf(path), given]));
  const resolve = (value: string, depth: number): string => {
    if (depth > 8) throw new Error(`"${value}" refers to itself`);
    return value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const given = byVariable.get(name);
      return given === undefined ? whole : resolve(given, depth + 1);
    });
  };
  return (value) => resolve(value, 0);
}
