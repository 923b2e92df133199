import { sandboxSettings } from '../sandboxGateway/settings.ts';

/** Digits of a payment card. The last digit is Luhn's check digit. */
const CARD = /(?<![\d.-])\d{4}(?:[ -]?\d{4}){3}(?![\d.-])/g;

const isCard = (text: string): boolean => {
  const digits = [...text.replaceAll(/\D/g, '')].map(Number).toReversed();
  const sum = digits.reduce((total, digit, at) => {
    const value = at % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Data of payments and invoices that no log may contain, by its form. */
const SHAPES = {
  'a digest of SHA-256, which a full signature is': /(?<![\dA-Fa-f])(?:[\da-f]{64}|[\dA-F]{64})(?![\dA-Fa-f])/,
  'a trade number, which opens its payment page': /(?<![\w-])[A-Z2-7]{20}(?![\w-])/,
  'a mobile barcode': /(?<![\w./+-])\/(?=[A-Z\d.+-]*\d)[A-Z\d.+-]{7}(?![\w./+-])/,
  'a citizen certificate': /(?<![A-Za-z\d])[A-Z]{2}\d{14}(?!\w)/,
  'a field of a gateway': /CheckMacValue=|"CheckMacValue"|card[46]no|CardNo|HashKey|HashIV|[?&]AuthCode=/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** The keys that tests give their services. */
const KEYS = Object.entries(sandboxSettings('')).flatMap(([name, value]) =>
  name.endsWith('_KEY') || name.endsWith('_IV') ? [value] : [],
);

/**
 * Finds secrets, cards, barcodes and full signatures in lines of a log.
 * @returns the kind of each secret and its line; empty if the log is clean
 */
export const findSecrets = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const found = [
      ...Object.entries(SHAPES).flatMap(([name, shape]) => (shape.test(line) ? [name] : [])),
      ...(line.match(CARD)?.some(isCard) === true ? ['a payment card'] : []),
      ...(KEYS.some((key) => line.includes(key)) ? ['a key of a gateway or an issuer'] : []),
    ];
    return found.map((name) => `${name}: ${line.slice(0, 600)}`);
  });

/** @throws Error with the found secrets */
export function assertNoSecrets(lines: readonly string[]): void {
  const found = findSecrets(lines);
  if (found.length > 0) throw new Error(`The log holds secrets:\n${found.slice(0, 10).join('\n')}`);
}
