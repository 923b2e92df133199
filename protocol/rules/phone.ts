/** Most characters that the phone field takes (specification 2 §5). */
export const PHONE_TYPED_MAX = 12;

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
