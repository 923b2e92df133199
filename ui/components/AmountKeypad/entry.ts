import { formatAmount } from '../Amount/formatAmount.ts';

/** A key for a unit: 萬 for four zeros, 億 for eight. */
export interface Unit {
  readonly label: string;
  readonly times: number;
}

/** The parts of the display: numbers with units, largest unit first, and a last number without a unit. */
interface Part {
  readonly digits: string;
  readonly unit: Unit | undefined;
}

const withoutNoughts = (digits: string): string => digits.replace(/^0+/u, '');

/**
 * Splits an entry such as `1億2345萬` into digits and units.
 *
 * @param units largest first
 * @returns undefined for a text that the keys cannot write: other characters, or units in the wrong order
 */
function partsOf(entry: string, units: readonly Unit[]): readonly Part[] | undefined {
  const parts: Part[] = [];
  let rest = entry;
  for (const unit of units) {
    const at = rest.indexOf(unit.label);
    if (at < 0) continue;
    const digits = withoutNoughts(rest.slice(0, at));
    if (!/^\d+$/u.test(digits)) return undefined;
    parts.push({ digits, unit });
    rest = rest.slice(at + unit.label.length);
  }
  if (!/^\d*$/u.test(rest)) return undefined;
  const last = parts.length > 0 ? rest : withoutNoughts(rest);
  return last === '' ? parts : [...parts, { digits: last, unit: undefined }];
}

export const isEntry = (text: string, units: readonly Unit[]): boolean => partsOf(text, units) !== undefined;

/** Returns the value of an entry, or 0 for an empty entry. */
export const worthOf = (entry: string, units: readonly Unit[]): number =>
  (partsOf(entry, units) ?? []).reduce((sum, { digits, unit }) => sum + Number(digits) * (unit?.times ?? 1), 0);

/** Formats an entry for the display: `1億2,345萬`. */
export const writeEntry = (entry: string, units: readonly Unit[], locale: string): string =>
  (partsOf(entry, units) ?? [])
    .map(({ digits, unit }) => `${formatAmount(Number(digits), locale)}${unit?.label ?? ''}`)
    .join('');

export const hasUnit = (entry: string, units: readonly Unit[]): boolean =>
  (partsOf(entry, units) ?? []).some(({ unit }) => unit !== undefined);

/** Returns whether a unit may come next: after digits, and smaller than the unit before them. */
export function takesUnit(entry: string, unit: Unit, units: readonly Unit[]): boolean {
  const parts = partsOf(entry, units) ?? [];
  const before = parts.at(-2)?.unit;
  return (
    parts.at(-1)?.unit === undefined &&
    Number(parts.at(-1)?.digits ?? 0) > 0 &&
    (before === undefined || unit.times < before.times)
  );
}

export function withoutLast(entry: string, units: readonly Unit[]): string {
  const unit = units.find(({ label }) => entry.endsWith(label));
  return entry.slice(0, -(unit?.label.length ?? 1));
}

/** Returns the amount in words of the language: `12萬3,456`. Empty if the words equal the digits. */
export function spellAmount(value: number, units: readonly Unit[], locale: string): string {
  let rest = value;
  let spelled = '';
  for (const { label, times } of units) {
    const count = Math.floor(rest / times);
    if (count > 0) spelled += `${formatAmount(count, locale)}${label}`;
    rest %= times;
  }
  if (spelled === '') return '';
  return rest === 0 ? spelled : spelled + formatAmount(rest, locale);
}
