import { descriptionOf } from '#ui/theme/descriptions.ts';
import { flatten, isTokenPath, resolver } from '#ui/theme/paths.ts';
import type { ThemeTokens } from '#ui/theme/tokens.ts';
import { extensionKey, schemeKey } from '#ui/theme/tokensFile.ts';
import { type TokensJson, writeToken } from '#ui/theme/writeTokens.ts';
import type { Draft } from './draft.ts';
import { formatJson } from './formatJson.ts';
import { formatTokenOf, studioTokenOf } from './tokenSpelling.ts';
import type { DraftTheme } from './themeOf.ts';

/** A token with its resolved value. */
interface Resolved {
  /** `color.ground`, or with its part: `part.badge.color.dangerFill`. */
  readonly path: string;
  readonly css: string;
  readonly description: string;
}

const resolve = (theme: ThemeTokens): ReadonlyMap<string, string> => {
  const values = flatten(theme);
  const read = resolver(values);
  return new Map([...values].map(([path, css]) => [path, read(css)]));
};

/** Every token of the whole, then those of each part that differ from it. All references are resolved. */
function resolvedTokens(look: DraftTheme & { theme: ThemeTokens }): readonly Resolved[] {
  const whole = resolve(look.theme);
  const say = (path: string): string => (isTokenPath(path) ? descriptionOf(path) : '');
  const parts = Object.keys(look.said.parts).flatMap((part) =>
    [...resolve(look.themeOf(part))]
      .filter(([path, css]) => whole.get(path) !== css)
      .map(([path, css]) => ({ path: `part.${part}.${path}`, css, description: `${say(path)} (${part})` })),
  );
  return [...[...whole].map(([path, css]) => ({ path, css, description: say(path) })), ...parts];
}

/** A token's name in CSS and in other tools: `--color-primary-ink`. */
const nameOf = (path: string): string =>
  `--${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The Design Tokens file (2025.10). Tokens without a type in the format are beside it as CSS, under `$extensions`. */
function designTokens(tokens: readonly Resolved[], scheme: Draft['Scheme']): TokensJson {
  const css: Record<string, string> = {};
  let file: TokensJson = {};
  for (const { path, css: value, description } of tokens) {
    const token = formatTokenOf(path, value);
    if (token === undefined) css[path] = value;
    else file = writeToken(file, path, { ...token, $description: description });
  }
  return { ...file, $extensions: { [extensionKey]: css, [schemeKey]: scheme } };
}

/** The file of Tokens Studio: one set with the brand's id. Tokens without a type in the plugin have its type `other`. */
function studioTokens(tokens: readonly Resolved[], id: string): TokensJson {
  const set = tokens.reduce<TokensJson>(
    (file, { path, css, description }) =>
      writeToken(file, path, { ...studioTokenOf(path, css), $description: description }),
    {},
  );
  return { [id]: set, $themes: [], $metadata: { tokenSetOrder: [id] } };
}

/**
 * The tokens for Style Dictionary 4, which prints the format's objects as `[object Object]`. Every value is its
 * CSS, and no type has a transform.
 */
const dictionaryTokens = (tokens: readonly Resolved[]): TokensJson =>
  tokens.reduce<TokensJson>(
    (file, { path, css, description }) => writeToken(file, path, { $value: css, $description: description }),
    {},
  );

/** The configuration with which `npx style-dictionary build` writes the same variables as `tokens.css`. */
const dictionaryConfig = {
  source: ['style-dictionary.tokens.json'],
  platforms: {
    css: {
      transforms: ['name/kebab'],
      buildPath: 'build/',
      files: [{ destination: 'variables.css', format: 'css/variables' }],
    },
  },
};

function styleSheet(tokens: readonly Resolved[], { ID, Scheme }: Draft): string {
  const line = ({ path, css, description }: Resolved): string =>
    `  /* ${description} */\n  ${nameOf(path.replace(/^part\.[^.]+\./, ''))}: ${css};\n`;
  const block = (selector: string, own: readonly Resolved[], first: string): string =>
    `${selector} {\n${first}${own.map(line).join('')}}\n`;
  const partOf = (path: string): string => (path.startsWith('part.') ? (path.split('.')[1] ?? '') : '');
  const parts = new Set(tokens.map(({ path }) => partOf(path)).filter((part) => part !== ''));
  const on = (part: string): readonly Resolved[] => tokens.filter(({ path }) => partOf(path) === part);
  return [
    `/* Every token of the brand ${ID}, as it comes out. Written by the Brand Studio. */\n`,
    block(':root', on(''), `  color-scheme: ${Scheme};\n`),
    ...[...parts].map((part) => block(`[data-part='${part}']`, on(part), '')),
  ].join('\n');
}

/**
 * All values of a draft's look for other tools: resolved, described, by file name.
 * @returns `tokens.json` in the Design Tokens format, `tokens-studio.json` in that of the Figma plugin,
 * `tokens.css`, and the two files of Style Dictionary 4
 */
export function derivedFiles(
  draft: Draft,
  look: DraftTheme & { theme: ThemeTokens },
): Readonly<Record<string, string>> {
  const tokens = resolvedTokens(look);
  return {
    'tokens.css': styleSheet(tokens, draft),
    'tokens.json': formatJson(designTokens(tokens, draft.Scheme)),
    'tokens-studio.json': formatJson(studioTokens(tokens, draft.ID)),
    'style-dictionary.tokens.json': formatJson(dictionaryTokens(tokens)),
    'style-dictionary.config.json': formatJson(dictionaryConfig),
  };
}
