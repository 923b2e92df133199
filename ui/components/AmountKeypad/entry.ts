import { formatAmount } from '../Amount/formatAmount.ts';

/** A key that stands for many noughts: 萬 for four, 億 for eight. */
export interface Unit {
  /** On the key and in the amount: `萬`. */
  readonly label: string;
  readonly times: number;
}

/** What is on the display: numbers with their units, largest unit first, and at last one without. */
interface Part {
  readonly digits: string;
  readonly unit: Unit | undefined;
}

const withoutNoughts = (digits: string): string => digits.replace(/^0+/u, '');

/**
 * Reads an entry such as `1億2,345萬`: digits and units in the order of the units; what does not fit there is left out.
 * Full-width digits count, separators do not.
 *
 * @param units largest first
 */
function partsOf(entry: string, units: readonly Unit[]): readonly Part[] {
  const parts: Part[] = [];
  let digits = '';
  let rest = entry.normalize('NFKC');
  while (rest !== '') {
    const unit = units.find(({ label }) => rest.toLowerCase().startsWith(label.toLowerCase()));
    if (unit) {
      const last = parts.at(-1)?.unit;
      const value = withoutNoughts(digits);
      if (value !== '' && (last === undefined || unit.times < last.times)) {
        parts.push({ digits: value, unit });
        digits = '';
      }
      rest = rest.slice(unit.label.length);
    } else {
      if (/^\d/u.test(rest)) digits += rest[0] ?? '';
      rest = rest.slice(1);
    }
  }
  const value = parts.length > 0 ? digits : withoutNoughts(digits);
  return value === '' ? parts : [...parts, { digits: value, unit: undefined }];
}

/** What an entry is worth; 0 for nothing. */
export const worthOf = (entry: string, units: readonly Unit[]): number =>
  partsOf(entry, units).reduce((sum, { digits, unit }) => sum + Number(digits) * (unit?.times ?? 1), 0);

/** An entry as it stands on the display: `1億2,345萬`. */
export const writeEntry = (entry: string, units: readonly Unit[], locale: string): string =>
  partsOf(entry, units)
    .map(({ digits, unit }) => `${formatAmount(Number(digits), locale)}${unit?.label ?? ''}`)
    .join('');

/** Whether an entry says any unit. */
export const hasUnit = (entry: string, units: readonly Unit[]): boolean =>
  partsOf(entry, units).some(({ unit }) => unit !== undefined);

/** Whether a unit may come next: after digits, and smaller than the one before them. */
export function takesUnit(entry: string, unit: Unit, units: readonly Unit[]): boolean {
  const parts = partsOf(entry, units);
  const before = parts.at(-2)?.unit;
  return (
    parts.at(-1)?.unit === undefined &&
    Number(parts.at(-1)?.digits ?? 0) > 0 &&
    (before === undefined || unit.times < before.times)
  );
}

/** An entry without its last digit or unit. */
export function withoutLast(entry: string, units: readonly Unit[]): string {
  const unit = units.find(({ label }) => entry.endsWith(label));
  return entry.slice(0, -(unit?.label.length ?? 1));
}

/** How one says an amount aloud: `12萬3,456`. Empty where that is how it is written anyway. */
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
