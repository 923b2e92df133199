import { narrow } from './fullWidth.ts';

/** Most characters that the phone field takes (specification 2 §5). */
export const PHONE_TYPED_MAX = 12;

/** Without a sign in front the digits are a country's code only where a number follows. */
const COUNTRY = /^(?:(?:\+|00)886|886(?=[09]))/;

/**
 * The digits of a number as it was typed or pasted: full width or not, in groups, with or without the country's code
 * (`886912345678`, `+886 912-345-678`). A first 0 stays as it was.
 */
export const readPhone = (typed: string): string =>
  narrow(typed)
    .replaceAll(/[^\d+]/g, '')
    .replace(COUNTRY, '')
    .replaceAll('+', '');

/**
 * The form the service keeps of a typed number (specification 2 §5): `9` and nine digits in all gets a 0 in front,
 * `09` and ten digits in all stays.
 * @returns the ten digits, or undefined when the format is wrong
 */
export function normalisePhone(typed: string): string | undefined {
  if (/^9\d{8}$/.test(typed)) return `0${typed}`;
  return /^09\d{8}$/.test(typed) ? typed : undefined;
}

/** Masks a number for its owner's eyes: the first seven and the last characters show (specification 2 §9). */
export const maskPhone = (phone: string): string =>
  phone.length <= 8 ? phone : `${phone.slice(0, 7)}${'*'.repeat(phone.length - 8)}${phone.slice(-1)}`;
