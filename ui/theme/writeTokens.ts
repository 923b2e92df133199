import { lch, readColour, withAlpha } from './colour.ts';
import type { Scheme } from './seeds.ts';
import { extensionKey, schemeKey } from './tokensFile.ts';

/** The content of a `tokens.json`, including the keys that this project does not read. */
export type TokensJson = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is TokensJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a colour without its opacity for a colour control: six digits. */
export function sixDigits(css: string): string {
  const opaque = withAlpha(css, 1);
  return opaque.length === 4 ? opaque.replace(/[\da-f]/gi, '$&$&') : opaque;
}

/** Returns a colour in the Design Tokens format: its sRGB components, and the same colour in hex. */
export function colourToken(css: string): TokensJson {
  const hex = sixDigits(css);
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  const alpha = readColour(css).alpha ?? 1;
  return { $type: 'color', $value: { colorSpace: 'srgb', components, ...(alpha < 1 ? { alpha } : {}), hex } };
}

/** Returns a length in px in the Design Tokens format. */
export const pxToken = (px: number): TokensJson => ({ $type: 'dimension', $value: { value: px, unit: 'px' } });

/** Returns font families in the Design Tokens format. */
export const facesToken = (families: readonly string[]): TokensJson => ({
  $type: 'fontFamily',
  $value: families.length === 1 ? families[0] : families,
});

/**
 * Sets a token by its dotted path, or removes it. Creates groups, and removes them with their last token. Keeps the
 * rest of the file, and the other keys of the token.
 */
export function writeToken(file: TokensJson, path: string, token: TokensJson | undefined): TokensJson {
  const [name = '', ...rest] = path.split('.');
  const { [name]: before, ...others } = file;
  const inner = isGroup(before) ? before : {};
  const after =
    rest.length > 0 ? writeToken(inner, rest.join('.'), token) : token === undefined ? {} : { ...inner, ...token };
  if (token === undefined && !('$value' in after) && Object.keys(after).every((key) => key === '$type')) return others;
  // Keeps the file's order.
  return name in file
    ? Object.fromEntries(Object.entries(file).map(([key, value]) => [key, key === name ? after : value]))
    : { ...file, [name]: after };
}

/** Returns the plain CSS values that a file stores beside the format, by token name. */
export function cssValuesOf(file: TokensJson): Readonly<Record<string, string>> {
  const extensions = file['$extensions'];
  const own = isGroup(extensions) ? extensions[extensionKey] : undefined;
  if (!isGroup(own)) return {};
  return Object.fromEntries(
    Object.entries(own).flatMap(([path, value]) => (typeof value === 'string' ? [[path, value] as const] : [])),
  );
}

/** Sets a plain CSS value, or removes it. Keeps other tools' extensions. */
export function writeCssValue(file: TokensJson, path: string, css: string | undefined): TokensJson {
  const extensions = file['$extensions'];
  const { [path]: _, ...others } = cssValuesOf(file);
  const own = css === undefined ? others : { ...cssValuesOf(file), [path]: css };
  return { ...file, $extensions: { ...(isGroup(extensions) ? extensions : {}), [extensionKey]: own } };
}

/** Returns the scheme of a file, if it names one. */
export function schemeOf(file: TokensJson): Scheme | undefined {
  const extensions = file['$extensions'];
  const said = isGroup(extensions) ? extensions[schemeKey] : undefined;
  return said === 'dark' || said === 'light' ? said : undefined;
}

/** Returns the file with its scheme as the last of its extensions, or without a scheme for `undefined`. */
export function writeScheme(file: TokensJson, scheme: Scheme | undefined): TokensJson {
  const extensions = file['$extensions'];
  const { [schemeKey]: _, ...others } = isGroup(extensions) ? extensions : {};
  if (scheme === undefined) return isGroup(extensions) ? { ...file, $extensions: others } : file;
  return { ...file, $extensions: { ...others, [schemeKey]: scheme } };
}

export function tokenAt(file: TokensJson, path: string): TokensJson | undefined {
  let at: unknown = file;
  for (const name of path.split('.')) at = isGroup(at) ? at[name] : undefined;
  return isGroup(at) && '$value' in at ? at : undefined;
}

export function isColour(css: string): boolean {
  try {
    lch(css);
    return true;
  } catch {
    return false;
  }
}
