import { z } from 'zod';
import { GateWay } from '#protocol/entities/order.ts';
import { ALGORITHMS, ENCODINGS, type Recipe, TEXTS } from './signature.ts';

/** A text in a signed field. It must not look like the end of another field. */
const clear = z.string().regex(/^[^&=]*$/);

/** The parts of the wire that have their own names at OMG. */
const FieldNames = z.strictObject({
  merchant: clear,
  trade: clear,
  amount: clear,
  currency: clear,
  goods: clear,
  way: clear,
  return: clear,
  callback: clear,
  result: clear,
  number: clear,
  signature: clear,
});
const Results = z.strictObject({ paid: clear, failed: clear });
const Answers = z.strictObject({ accepted: z.string(), refused: z.string() });

/** The connection to OMG, our contract with it, and its wire as the operator read it in OMG's own text. */
export interface OmgSettings {
  /** The address to which the player's browser posts the form. */
  readonly page: string;
  /** The address that answers queries about a trade. */
  readonly query: string;
  readonly merchantID: string;
  readonly key: string;
  readonly fields: Readonly<z.output<typeof FieldNames>>;
  readonly recipe: Recipe;
  /** The values of `result`. Any other value means that the trade waits. */
  readonly results: Readonly<z.output<typeof Results>>;
  /** The answer to a callback. */
  readonly answers: Readonly<z.output<typeof Answers>>;
  /** OMG's names of our ways to pay. */
  readonly ways: Partial<Readonly<Record<GateWay, string>>>;
}

/** Pairs such as `paid:1,failed:0`. Undefined if the text is not a list of pairs, or names a part twice. */
function pairsOf(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = text.split(',').map((pair) => /^\s*(\w+):(\S+)\s*$/.exec(pair));
  const read = new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
  return pairs.every((pair) => pair !== null) && read.size === pairs.length ? read : undefined;
}

/** A setting of pairs that names each part, with a different text for each. */
const pairs = <Parts extends z.ZodObject>(parts: Parts) =>
  z.string().transform((text, context): z.output<Parts> => {
    const read = pairsOf(text);
    const parsed = parts.safeParse(Object.fromEntries(read ?? []));
    const isDistinct = new Set(read?.values()).size === read?.size;
    if (parsed.success && isDistinct) return parsed.data;
    context.addIssue(
      `must give each of ${Object.keys(parts.shape).join(', ')} another text, in pairs such as <part>:<text>`,
    );
    return z.NEVER;
  });

const ways = z.string().transform((text, context): OmgSettings['ways'] => {
  const read: Partial<Record<GateWay, string>> = {};
  for (const [name, value] of pairsOf(text) ?? [['', '']]) {
    const way = GateWay.safeParse(name);
    if (way.success && clear.safeParse(value).success) read[way.data] = value;
    else context.addIssue('must be pairs such as telecom:<name>, separated by commas, without & and =');
  }
  return read;
});

const recipe = z.string().transform((text, context): Recipe => {
  const [algorithm, encoding, form] = text.split(':');
  const parsed = z
    .object({ algorithm: z.enum(ALGORITHMS), encoding: z.enum(ENCODINGS), text: z.enum(TEXTS) })
    .safeParse({ algorithm, encoding, text: form });
  if (parsed.success) return parsed.data;
  context.addIssue(
    `must be <algorithm>:<encoding>:<text>, of ${ALGORITHMS.join(', ')}; ${ENCODINGS.join(', ')}; ${TEXTS.join(', ')}`,
  );
  return z.NEVER;
});
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

export const OMG_VARIABLES = {
  OMG_PAGE: address.optional(),
  OMG_QUERY: address.optional(),
  OMG_MERCHANT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id that OMG gave')
    .regex(/^[^&=]*$/, 'must have neither & nor =')
    .optional(),
  OMG_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/, 'must be the key that OMG gave')
    .optional(),
  OMG_FIELDS: pairs(FieldNames).optional(),
  OMG_SIGNATURE: recipe.optional(),
  OMG_RESULTS: pairs(Results).optional(),
  OMG_ANSWERS: pairs(Answers).optional(),
  OMG_WAYS: ways.default({}),
} as const;

const Values = z.object(OMG_VARIABLES);
type OmgValues = z.output<typeof Values>;

/** The settings that OMG needs together. */
export const OMG_TOGETHER = [
  'OMG_PAGE',
  'OMG_QUERY',
  'OMG_MERCHANT_ID',
  'OMG_KEY',
  'OMG_FIELDS',
  'OMG_SIGNATURE',
  'OMG_RESULTS',
  'OMG_ANSWERS',
] as const satisfies readonly (keyof OmgValues)[];

/** OMG's settings. Undefined unless all are given. */
export function readOmg({
  OMG_PAGE: page,
  OMG_QUERY: query,
  OMG_MERCHANT_ID: merchantID,
  OMG_KEY: key,
  OMG_FIELDS: fields,
  OMG_SIGNATURE,
  OMG_RESULTS: results,
  OMG_ANSWERS: answers,
  OMG_WAYS,
}: OmgValues): OmgSettings | undefined {
  if (page === undefined || query === undefined || merchantID === undefined || key === undefined) return undefined;
  if (fields === undefined || OMG_SIGNATURE === undefined || results === undefined || answers === undefined)
    return undefined;
  return { page, query, merchantID, key, fields, recipe: OMG_SIGNATURE, results, answers, ways: OMG_WAYS };
}
