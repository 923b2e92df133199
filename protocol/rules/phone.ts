import { narrow } from './fullWidth.ts';

/** The most characters of the phone field (specification 2 §5). */
export const PHONE_TYPED_MAX = 12;

/** Without a leading `+` or `00` the digits are a country code only if a number follows. */
const COUNTRY = /^(?:(?:\+|00)886|886(?=[09]))/;

/**
 * The digits of a typed or pasted number: full width or not, in groups, with or without the country code (`886912345678`, `+886
 * 912-345-678`). A first 0 is kept.
 */
export const readPhone = (typed: string): string =>
  narrow(typed)
    .replaceAll(/[^\d+]/g, '')
    .replace(COUNTRY, '')
    .replaceAll('+', '');

/**
 * The stored form of a typed number (specification 2 §5): nine digits with a 9 in front get a 0, ten digits with `09` in front stay as they
 * are.
 *
 * @returns the ten digits, or undefined if the format is wrong
 */
export function normalisePhone(typed: string): string | undefined {
  if (/^9\d{8}$/.test(typed)) return `0${typed}`;
  return /^09\d{8}$/.test(typed) ? typed : undefined;
}

/** Masks a number for its owner. It shows the first seven characters and the last (specification 2 §9). */
export const maskPhone = (phone: string): string =>
  phone.length <= 8 ? phone : `${phone.slice(0, 7)}${'*'.repeat(phone.length - 8)}${phone.slice(-1)}`;
