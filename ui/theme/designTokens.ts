import * as z from 'zod/mini';

/**
 * The part of the Design Tokens format (Design Tokens Community Group, 2025.10) that a brand's file uses: groups,
 * inherited `$type`, aliases within the file, and the value types below, each turned into its CSS value.
 */

const Colour = z
  .strictObject({
    colorSpace: z.enum(['srgb', 'oklch', 'hsl']),
    components: z.tuple([z.number(), z.number(), z.number()]),
    alpha: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    hex: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'must be six hexadecimal digits'))),
  })
  .check(
    z.superRefine((value, context) => {
      if (value.colorSpace !== 'srgb' || value.hex === undefined) return;
      const hex = value.hex.toLowerCase();
      const spelled = `#${value.components.map((part) => byte(part)).join('')}`;
      if (spelled !== hex) context.addIssue({ code: 'custom', message: `components say ${spelled}, hex says ${hex}` });
    }),
  );

const byte = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

const Dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const Duration = z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) });
const Shadow = z.strictObject({
  color: Colour,
  offsetX: Dimension,
  offsetY: Dimension,
  blur: Dimension,
  spread: Dimension,
  inset: z.optional(z.boolean()),
});

const asColour = (value: z.infer<typeof Colour>): string => {
  const [a, b, c] = value.components;
  const alpha = value.alpha ?? 1;
  const opacity = alpha < 1 ? ` / ${alpha}` : '';
  if (value.colorSpace === 'oklch') return `oklch(${a} ${b} ${c}${opacity})`;
  if (value.colorSpace === 'hsl') return `hsl(${a} ${b}% ${c}%${opacity})`;
  return `#${byte(a)}${byte(b)}${byte(c)}${alpha < 1 ? byte(alpha) : ''}`;
};
const asDimension = ({ value, unit }: z.infer<typeof Dimension>): string => (value === 0 ? '0px' : `${value}${unit}`);
const asShadow = (value: z.infer<typeof Shadow>): string =>
  [
    ...(value.inset === true ? ['inset'] : []),
    ...[value.offsetX, value.offsetY, value.blur, value.spread].map(asDimension),
    asColour(value.color),
  ].join(' ');

const Families = z.union([z.string(), z.array(z.string()).check(z.minLength(1))]);

/** Converts a parsed value of each type to its CSS value. */
const types = {
  color: z.pipe(Colour, z.transform(asColour)),
  dimension: z.pipe(Dimension, z.transform(asDimension)),
  duration: z.pipe(
    Duration,
    z.transform(({ value, unit }) => `${value}${unit}`),
  ),
  number: z.pipe(z.number(), z.transform(String)),
  cubicBezier: z.pipe(
    z.tuple([z.number(), z.number(), z.number(), z.number()]),
    z.transform((p) => `cubic-bezier(${p.join()})`),
  ),
  fontFamily: z.pipe(
    Families,
    z.transform((given) => (typeof given === 'string' ? [given] : given).join('|')),
  ),
  shadow: z.pipe(
    z.union([Shadow, z.array(Shadow).check(z.minLength(1))]),
    z.transform((given) => [given].flat().map(asShadow).join()),
  ),
} as const;
type TypeName = keyof typeof types;
const isTypeName = (name: unknown): name is TypeName => typeof name === 'string' && Object.hasOwn(types, name);

export interface DesignToken {
  readonly type: TypeName;
  /** The CSS value. Font families are joined by `|`, so that the font stack can be built from them. */
  readonly css: string;
}

/** A path in a file and the reason of the error there. */
export interface TokenProblem {
  readonly path: string;
  readonly reason: string;
}

const Group = z.record(z.string(), z.unknown());

interface Found {
  readonly type: unknown;
  readonly value: unknown;
}

function collect(
  group: Record<string, unknown>,
  trail: readonly string[],
  inherited: unknown,
  into: Map<string, Found>,
) {
  const type = group.$type ?? inherited;
  if ('$value' in group) {
    into.set(trail.join('.'), { type, value: group.$value });
    return;
  }
  for (const [name, child] of Object.entries(group)) {
    const inner = Group.safeParse(child);
    if (!name.startsWith('$') && inner.success) collect(inner.data, [...trail, name], type, into);
  }
}

/** Returns the path of an alias, `{group.token}` in the 2025.10 format. */
const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

/**
 * Reads a parsed tokens file into its tokens by dotted path.
 *
 * @returns the tokens that could be read and every problem; do not use a file with problems
 */
export function readDesignTokens(file: Record<string, unknown>): {
  tokens: ReadonlyMap<string, DesignToken>;
  problems: readonly TokenProblem[];
} {
  const found = new Map<string, Found>();
  collect(file, [], undefined, found);
  const tokens = new Map<string, DesignToken>();
  const problems: TokenProblem[] = [];

  for (const path of found.keys()) {
    const seen = new Set<string>();
    let at = path;
    for (let next = aliasOf(found.get(at)?.value); next !== undefined; next = aliasOf(found.get(at)?.value)) {
      if (seen.has(next) || !found.has(next)) break;
      seen.add(next);
      at = next;
    }
    const source = found.get(at);
    const dangling = aliasOf(source?.value);
    if (dangling !== undefined) {
      problems.push({
        path,
        reason: `{${dangling}} ${found.has(dangling) ? 'leads back to itself' : 'names no token of this file'}`,
      });
      continue;
    }
    const type = source?.type;
    if (!isTypeName(type)) {
      problems.push({ path, reason: `$type must be one of ${Object.keys(types).join(', ')}` });
      continue;
    }
    const parsed = types[type].safeParse(source?.value);
    if (parsed.success) tokens.set(path, { type, css: parsed.data });
    else {
      for (const issue of parsed.error.issues) {
        problems.push({ path, reason: [issue.path.join('.'), issue.message].filter(Boolean).join(': ') });
      }
    }
  }
  return { tokens, problems };
}
