/** The letters and digits of a drawn code. I, O, 0 and 1 are left out, since they look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DRAWN = /^[A-HJ-NP-Z2-9]{13}$/;
/** A text that may become a drawn code while a player types it. */
const BEGUN = /^[A-HJ-NP-Z2-9]{0,13}$/;
const GROUPS = /^(.{4})(.{4})(.{5})$/;
const GROUP_LENGTH = 4;
const GROUP_COUNT = 3;
/** x^5 + x^2 + 1, which generates the field of 32 elements. */
const POLYNOMIAL = 0b10_0101;
const HIGHEST_BIT = 0b1_0000;

/** 60 bits. */
export const RANDOM_LETTERS = 12;
export const LETTER_COUNT = ALPHABET.length;

/** Why a text cannot be a code. `typo` means a wrong checksum. */
export type RedeemCodeFault = 'typo';

/** The stored form: capitals without spaces and hyphens. */
export const normalizeRedeemCode = (text: string): string => text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();

/** Whether a normalised text has the form of a drawn code, whether or not its checksum is right. */
export const hasDrawnForm = (code: string): boolean => DRAWN.test(code);

/**
 * Finds the fault in a normalised code without a look-up. The checksum finds each single wrong letter and each two letters that changed
 * places. A code that an operator chose has no checksum.
 */
export const redeemCodeFault = (code: string): RedeemCodeFault | undefined =>
  hasDrawnForm(code) && remainderOf(code) !== 0 ? 'typo' : undefined;

/**
 * Builds a drawn code from its random letters.
 *
 * @param values 12 numbers from 0 to 31
 * @returns 13 letters, the last one the checksum
 */
export function drawnCode(values: readonly number[]): string {
  const letters = values.map((value) => ALPHABET.charAt(value)).join('');
  return `${letters}${ALPHABET.charAt(shift(remainderOf(letters)))}`;
}

/** Formats a drawn code as `ABCD-EFGH-JKLMN`. Returns other codes unchanged. */
export const groupRedeemCode = (code: string): string => (hasDrawnForm(code) ? code.replace(GROUPS, '$1-$2-$3') : code);

/**
 * Groups a code while a player types it. A text that cannot become a drawn code, such as a word with a 0, stays without groups.
 *
 * @param text with or without hyphens
 */
export function groupWhileTyping(text: string): string {
  const code = normalizeRedeemCode(text);
  if (!BEGUN.test(code)) return code;
  const groups = Array.from({ length: GROUP_COUNT }, (_, at) =>
    code.slice(at * GROUP_LENGTH, at === GROUP_COUNT - 1 ? undefined : (at + 1) * GROUP_LENGTH),
  );
  return groups.filter((group) => group !== '').join('-');
}

/** The value of the code as a polynomial at the generator of the field. It is 0 for a code with the right checksum. */
const remainderOf = (code: string): number =>
  [...code].reduce((rest, letter) => shift(rest) ^ ALPHABET.indexOf(letter), 0);

const shift = (value: number): number => (value << 1) ^ ((value & HIGHEST_BIT) === 0 ? 0 : POLYNOMIAL);
