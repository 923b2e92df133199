import * as z from 'zod/mini';
import { readDesignTokens, type TokenProblem } from './designTokens.ts';
import { colourToken, isColour, tokenAt, type TokensJson } from './writeTokens.ts';

/**
 * Reads a Design Tokens file of another tool. Tokens Studio writes values as text (`"#ff6b4a"`, `"12px"`), names some
 * types differently and keeps its sets as groups of the first level; in its older format it writes `value`, `type` and
 * `description` without their `$`. The content of this project's own files, and every unknown key, stays unchanged.
 */

const Json = z.record(z.string(), z.unknown());
const Metadata = z.looseObject({ tokenSetOrder: z.array(z.string()) });

const isGroup = (value: unknown): value is TokensJson => Json.safeParse(value).success;

const typeNames: Readonly<Record<string, string>> = {
  fontFamilies: 'fontFamily',
  borderRadius: 'dimension',
  spacing: 'dimension',
  sizing: 'dimension',
  borderWidth: 'dimension',
  fontSizes: 'dimension',
  letterSpacing: 'dimension',
  paragraphSpacing: 'dimension',
  opacity: 'number',
  boxShadow: 'shadow',
};

const measure = (given: unknown, units: string, usual: string): unknown => {
  if (typeof given === 'number') return { value: given, unit: usual };
  const found = typeof given === 'string' ? new RegExp(`^(-?[\\d.]+)(${units})?$`).exec(given.trim()) : null;
  return found ? { value: Number(found[1]), unit: found[2] ?? usual } : given;
};

const colour = (given: unknown): unknown =>
  typeof given === 'string' && isColour(given) ? colourToken(given)['$value'] : given;

function shadow(given: unknown): unknown {
  if (Array.isArray(given)) return given.map((one) => shadow(one));
  if (!isGroup(given) || !('x' in given)) return given;
  const length = (name: string): unknown => measure(given[name] ?? 0, 'px|rem', 'px');
  return {
    color: colour(given['color']),
    offsetX: length('x'),
    offsetY: length('y'),
    blur: length('blur'),
    spread: length('spread'),
    ...(given['type'] === 'innerShadow' ? { inset: true } : {}),
  };
}

/**
 * Converts a value to the syntax of the format, by type. A later step refuses an unreadable value by name.
 */
const spelled: Readonly<Record<string, (given: unknown) => unknown>> = {
  color: colour,
  dimension: (given) => measure(given, 'px|rem', 'px'),
  duration: (given) => measure(given, 'ms|s', 'ms'),
  number: (given) => (typeof given === 'string' && given.trim() !== '' ? Number(given) : given),
  fontFamily: (given) =>
    typeof given === 'string' && given.includes(',')
      ? given.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''))
      : given,
  shadow,
};

function normalise(group: TokensJson, inherited?: string): TokensJson {
  const named = group['$type'];
  const type = typeof named === 'string' ? (typeNames[named] ?? named) : inherited;
  return Object.fromEntries(
    Object.entries(group).map(([key, value]): [string, unknown] => {
      if (key === '$type') return [key, type];
      if (key === '$value') {
        const isAlias = typeof value === 'string' && value.startsWith('{');
        return [key, isAlias || type === undefined ? value : (spelled[type]?.(value) ?? value)];
      }
      return [key, !key.startsWith('$') && isGroup(value) ? normalise(value, type) : value];
    }),
  );
}

function merge(one: TokensJson, other: TokensJson): TokensJson {
  const merged = Object.entries(other).map(([key, value]): [string, unknown] => {
    const before = one[key];
    return [key, isGroup(before) && isGroup(value) ? merge(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(merged) };
}

const isSet = (name: string, value: unknown): value is TokensJson => !name.startsWith('$') && isGroup(value);

/**
 * Merges Tokens Studio's sets in its order, or in the file's order if it has none. A file without sets stays unchanged.
 */
function withoutSets(file: TokensJson): TokensJson {
  if ('seed' in file) return file;
  const named = Metadata.safeParse(file['$metadata']).data?.tokenSetOrder;
  const order = named ?? (Object.values(file).some((set) => isGroup(set) && 'seed' in set) ? Object.keys(file) : []);
  const sets = order.flatMap((name) => {
    const set = file[name];
    return isSet(name, set) ? [set] : [];
  });
  if (sets.length === 0) return file;
  const rest = Object.fromEntries(Object.entries(file).filter(([key]) => !order.includes(key) || key.startsWith('$')));
  return sets.reduce(merge, rest);
}

/** Returns whether a file has Tokens Studio's older format: values, but none with the format's own key. */
const isOlder = (group: TokensJson): boolean => has(group, 'value') && !has(group, '$value');
const has = (group: TokensJson, key: '$value' | 'value'): boolean =>
  key in group || Object.entries(group).some(([name, child]) => isSet(name, child) && has(child, key));

const dollars: Readonly<Record<string, string>> = { value: '$value', type: '$type', description: '$description' };

/** Converts a file of the older format to the current keys and references (`$seed.accent`). */
function withDollars(group: TokensJson): TokensJson {
  const isToken =
    'value' in group && !isGroup(group['value']) ? true : 'value' in group && typeof group['type'] === 'string';
  return Object.fromEntries(
    Object.entries(group).map(([key, value]): [string, unknown] => {
      if (isToken && key === 'value' && typeof value === 'string') {
        return ['$value', value.replace(/^\$([\w.-]+)$/, '{$1}')];
      }
      if (isToken) return [dollars[key] ?? key, value];
      return [key, isSet(key, value) ? withDollars(value) : value];
    }),
  );
}

const Modified = z.object({ $extensions: z.object({ 'studio.tokens': z.object({ modify: z.looseObject({}) }) }) });

/** Lists the tokens that Tokens Studio computes from others, since the file does not contain their results. */
const modifiedIn = (group: TokensJson, trail: readonly string[] = []): readonly TokenProblem[] =>
  Object.entries(group).flatMap(([name, child]) => {
    if (!isSet(name, child)) return [];
    const path = [...trail, name];
    return Modified.safeParse(child).success
      ? [{ path: path.join('.'), reason: 'is modified by Tokens Studio: write the colour that it comes to' }]
      : modifiedIn(child, path);
  });

const writtenAt = (file: TokensJson, path: string): string => {
  const value = tokenAt(file, path)?.['$value'];
  return value === undefined ? '' : ` (${JSON.stringify(value).slice(0, 60)})`;
};

/** The reason of a refusal: too large, not JSON, no seeds, or unreadable tokens. */
export type ImportRefusal = 'size' | 'json' | 'seeds' | 'tokens';

export type Imported =
  | { readonly tokens: TokensJson }
  | { readonly refusal: Exclude<ImportRefusal, 'tokens'> }
  | { readonly refusal: 'tokens'; readonly problems: readonly TokenProblem[] };

const mostBytes = 256 * 1024;

/**
 * Reads the text of a tokens file from any source. Refuses a file with an unreadable token, with the token's name. `readTokensFile` checks
 * afterwards whether a brand has the tokens.
 */
export function importTokens(text: string): Imported {
  if (text.length > mostBytes) return { refusal: 'size' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refusal: 'json' };
  }
  const file = Json.safeParse(json).data;
  if (file === undefined) return { refusal: 'seeds' };
  const tokens = normalise(withoutSets(isOlder(file) ? withDollars(file) : file));
  if (!isGroup(tokens['seed'])) return { refusal: 'seeds' };
  const unread = readDesignTokens(tokens).problems.map(({ path, reason }) => ({
    path,
    reason: reason + writtenAt(tokens, path),
  }));
  const problems = [...modifiedIn(tokens), ...unread];
  return problems.length > 0 ? { refusal: 'tokens', problems } : { tokens };
}
