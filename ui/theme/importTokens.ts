import { z } from 'zod';
import { colourToken, isColour, type TokensJson } from './writeTokens.ts';

/**
 * Takes in a Design Tokens file that another tool wrote. Tokens Studio spells values as text (`"#ff6b4a"`, `"12px"`), names
 * some types in its own way and keeps its sets as groups of the first level; what this project's own files say, and every
 * key that it does not know, stays as it is.
 */

const Json = z.record(z.string(), z.unknown());
const Metadata = z.looseObject({ tokenSetOrder: z.array(z.string()) });

const isGroup = (value: unknown): value is TokensJson => Json.safeParse(value).success;

/** The format's type for each of Tokens Studio's own. */
const typeNames: Readonly<Record<string, string>> = {
  fontFamilies: 'fontFamily',
  borderRadius: 'dimension',
  spacing: 'dimension',
  sizing: 'dimension',
  borderWidth: 'dimension',
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

/** The value as the format spells it, by type; what cannot be read is left for the reader of tokens to refuse by name. */
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

/** Tokens Studio's sets, laid over each other in its order; a file without sets is what it is. */
function withoutSets(file: TokensJson): TokensJson {
  const order = Metadata.safeParse(file['$metadata']).data?.tokenSetOrder ?? [];
  const sets = order.filter((name) => isGroup(file[name]));
  if ('seed' in file || sets.length === 0) return file;
  const rest = Object.fromEntries(Object.entries(file).filter(([key]) => !sets.includes(key)));
  return sets.reduce<TokensJson>((all, name) => {
    const set = file[name];
    return isGroup(set) ? merge(all, set) : all;
  }, rest);
}

/** Why a file is not taken: too large, not JSON, or nothing with seeds. */
export type ImportRefusal = 'size' | 'json' | 'seeds';

const mostBytes = 256 * 1024;

/** Reads the text of a tokens file from wherever it comes. Which of its tokens are right is for `readTokensFile` to say. */
export function importTokens(text: string): { tokens: TokensJson } | { refusal: ImportRefusal } {
  if (text.length > mostBytes) return { refusal: 'size' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refusal: 'json' };
  }
  const file = Json.safeParse(json).data;
  const tokens = file === undefined ? undefined : normalise(withoutSets(file));
  return tokens !== undefined && isGroup(tokens['seed']) ? { tokens } : { refusal: 'seeds' };
}
