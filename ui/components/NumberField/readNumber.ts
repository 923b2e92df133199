/**
 * What a typed number becomes: floored; above `max` becomes `max`; 0, less or no number becomes empty.
 */
export function clampNumber(typed: number, max: number): number | undefined {
  const whole = Math.floor(typed);
  return whole > 0 ? Math.min(whole, max) : undefined;
}

const separators = new Map<string, { group: string; decimal: string }>();

function separatorsOf(locale: string): { group: string; decimal: string } {
  let found = separators.get(locale);
  if (!found) {
    const parts = formatOf(locale).formatToParts(1_234_567.5);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    found = { group: part('group'), decimal: part('decimal') };
    separators.set(locale, found);
  }
  return found;
}

function formatOf(locale: string): Intl.NumberFormat {
  const [known = 'en'] = Intl.NumberFormat.supportedLocalesOf([locale.replace('_', '-'), 'en']);
  return new Intl.NumberFormat(known);
}

/** A whole number as it stands in a field that nobody edits: `1,286,540`. */
export const writeNumber = (value: number, locale: string): string => formatOf(locale).format(value);

/**
 * Reads what was typed or pasted: full-width digits count, the language's separators and what is no digit do not.
 * `1.234` is one thousand in Indonesian, and one and a bit in Chinese.
 */
export function readNumber(typed: string, locale: string): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const plain = typed
    .normalize('NFKC')
    .replaceAll(group, '')
    .replace(decimal, '.')
    .replace(/[^\d.-]/gu, '');
  const number = Number.parseFloat(plain);
  return Number.isNaN(number) ? undefined : number;
}
