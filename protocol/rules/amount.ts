import type { LocaleID } from '../entities/identifiers.ts';
import { narrow } from './fullWidth.ts';

/**
 * The amount for a typed number (specification 1 §5). It is rounded down and limited to `max`. A text that is 0, negative or not a number
 * becomes undefined.
 */
export function clampAmount(typed: number, max: number): number | undefined {
  const whole = Math.floor(typed);
  if (!(whole > 0)) return undefined;
  return Math.min(whole, max);
}

export const isMoney = (value: number): boolean => Number.isSafeInteger(value);

/** A unit of large numbers: 萬 for four zeros, 億 for eight. */
export interface AmountUnit {
  readonly label: string;
  /** A power of ten. */
  readonly times: number;
}

/** The powers of ten that a language counts in, largest first. */
export const UNIT_TIMES: Readonly<Record<LocaleID, readonly [large: number, small: number]>> = {
  zh_tw: [100_000_000, 10_000],
  id_id: [1_000_000, 1_000],
  vi_vn: [1_000_000, 1_000],
};

interface Separators {
  readonly group: ',' | '.';
  readonly decimal: ',' | '.';
}

/** How each language groups digits and begins a fraction. */
export const SEPARATORS: Readonly<Record<LocaleID, Separators>> = {
  zh_tw: { group: ',', decimal: '.' },
  id_id: { group: '.', decimal: ',' },
  vi_vn: { group: '.', decimal: ',' },
};

/** A Chinese input method writes `。` for the dot. The simplified units mean the same. */
const SAME: Readonly<Record<string, string>> = { '。': '.', 万: '萬', 亿: '億' };
const plain = (typed: string): string => narrow(typed).replaceAll(/[。万亿]/gu, (sign) => SAME[sign] ?? sign);

/**
 * Reads an amount that was typed or pasted: digits, grouped in threes as in the language, a fraction (floored) and units (`12萬3,456`,
 * `1.5億`), full width or not. A sign, an exponent, a letter or a separator in the wrong place makes it invalid, so that a player never pays
 * more than the text says (decision 0117).
 *
 * @param units largest first
 * @returns an integer, 0 included; undefined for an invalid amount
 */
export function readAmount(typed: string, locale: LocaleID, units: readonly AmountUnit[] = []): number | undefined {
  const parts = splitUnits(plain(typed).trim(), units);
  const last = parts.length - 1;
  let sum = 0;
  for (const [at, part] of parts.entries()) {
    const worth = worthOf(part, SEPARATORS[locale], at === last);
    if (worth === undefined) return undefined;
    sum += worth;
  }
  return Math.min(sum, Number.MAX_SAFE_INTEGER);
}

interface Part {
  readonly digits: string;
  readonly times: number;
}

/** Splits a text after each unit. Units out of order stay with the digits, which are invalid then. */
function splitUnits(text: string, units: readonly AmountUnit[]): readonly Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (const { label, times } of units) {
    const at = rest.toLowerCase().indexOf(label.toLowerCase());
    if (at < 0) continue;
    parts.push({ digits: rest.slice(0, at).trim(), times });
    rest = rest.slice(at + label.length).trim();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, { digits: rest, times: 1 }];
}

const PLAIN = /^\d+$/;
const GROUPED = { ',': /^\d{1,3}(?:,\d{3})+$/, '.': /^\d{1,3}(?:\.\d{3})+$/ } as const;

function worthOf({ digits, times }: Part, { group, decimal }: Separators, takesFraction: boolean): number | undefined {
  const [whole = '', fraction, ...more] = digits.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !takesFraction)) return undefined;
  if (!PLAIN.test(whole) && !GROUPED[group].test(whole) && !(whole === '' && fraction !== '')) return undefined;
  if (!/^\d*$/.test(fraction ?? '') || digits === '') return undefined;
  // The fraction has as many digits as the unit has zeros. Further digits are dropped.
  const noughts = String(times).length - 1;
  const counted = (fraction ?? '').slice(0, noughts).padEnd(noughts, '0');
  return Number(whole.replaceAll(group, '')) * times + Number(counted);
}
