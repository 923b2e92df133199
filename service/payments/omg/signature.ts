import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** `sha256` hashes the text followed by the key. `hmac-sha256` hashes the text with the key. */
export const ALGORITHMS = ['sha256', 'hmac-sha256'] as const;
export const ENCODINGS = ['hex', 'HEX', 'base64'] as const;
/** The signed text, in the order of the fields' names: `name=value` joined by `&`. Values without names could be split in another way. */
export const TEXTS = ['pairs'] as const;
const SEPARATORS = /[&=]/;

/** How fields are signed. */
export interface Recipe {
  readonly algorithm: (typeof ALGORITHMS)[number];
  readonly encoding: (typeof ENCODINGS)[number];
  readonly text: (typeof TEXTS)[number];
}
type Fields = Readonly<Record<string, string>>;

/** The inputs of a signature. */
export interface Signing {
  readonly recipe: Recipe;
  readonly key: string;
  readonly fields: { readonly signature: string };
}

/** The signature of fields. A signature that the fields already carry does not count. */
export function signatureOf(values: Fields, { recipe, key, fields }: Signing): string {
  const sorted = Object.entries(values)
    .filter(([name]) => name !== fields.signature)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted.map(asPair).join('&');
  const hash =
    recipe.algorithm === 'sha256' ? createHash('sha256').update(text + key) : createHmac('sha256', key).update(text);
  if (recipe.encoding === 'base64') return hash.digest('base64');
  const hex = hash.digest('hex');
  return recipe.encoding === 'HEX' ? hex.toUpperCase() : hex;
}

/** Whether the signed text of fields can be split in one way only. A signature itself may end in `=`. */
export const isClear = (values: Fields, { fields }: Pick<Signing, 'fields'>): boolean =>
  Object.entries(values).every(
    ([name, value]) => name === fields.signature || (!SEPARATORS.test(name) && !SEPARATORS.test(value)),
  );

/** Whether fields carry the right signature, in the same time for every wrong value. */
export function isSigned(values: Fields, signing: Signing): boolean {
  if (!isClear(values, signing)) return false;
  const given = Buffer.from(values[signing.fields.signature] ?? '');
  const right = Buffer.from(signatureOf(values, signing));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Fields with their signature. */
export const signed = (values: Fields, signing: Signing): Fields => ({
  ...values,
  [signing.fields.signature]: signatureOf(values, signing),
});

const asPair = ([name, value]: readonly [string, string]): string => `${name}=${value}`;
