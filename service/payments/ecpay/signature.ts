import { createHash, timingSafeEqual } from 'node:crypto';

/** The merchant's secrets at ECPay. */
export interface EcpayKeys {
  readonly hashKey: string;
  readonly hashIV: string;
}
export type Fields = Readonly<Record<string, string>>;

/** The characters that .NET encodes and `encodeURIComponent` does not. */
const DOTNET_SIGNS: Readonly<Record<string, string>> = { "'": '%27', '~': '%7e', '%20': '+' };

/** Encodes a text as .NET's `HttpUtility.UrlEncode` does, in lower case: `-_.!*()` stay, a space is `+`. */
export const dotNetEncoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/'|~|%20/g, (sign) => DOTNET_SIGNS[sign] ?? sign)
    .toLowerCase();

/** The CheckMacValue of fields (SHA-256). The fields are sorted by name without regard to case, between key and IV. */
export function checkMacValue(fields: Fields, { hashKey, hashIV }: EcpayKeys): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => ({ folded: name.toLowerCase(), text: `${name}=${value}` }))
    .toSorted((a, b) => (a.folded < b.folded ? -1 : 1));
  const text = [`HashKey=${hashKey}`, ...sorted.map((each) => each.text), `HashIV=${hashIV}`].join('&');
  return createHash('sha256').update(dotNetEncoded(text)).digest('hex').toUpperCase();
}

/** Whether fields carry the right CheckMacValue, in the same time for every wrong value. */
export function isSigned(fields: Fields, keys: EcpayKeys): boolean {
  const given = Buffer.from(fields['CheckMacValue'] ?? '');
  const right = Buffer.from(checkMacValue(fields, keys));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Fields with their CheckMacValue. */
export const signed = (fields: Fields, keys: EcpayKeys): Fields => ({
  ...fields,
  CheckMacValue: checkMacValue(fields, keys),
});
