export const NICKNAME_MAX = 10;

/**
 * Whether a nickname follows the rule of specification 2 §5: 1 to 10 characters, Chinese, half-width English letters or digits. Letters
 * with accents are rejected, and so are radicals, numerals and marks of the Han script, which most fonts do not have. A name from before
 * this rule stays until its player changes it.
 */
export function isNickname(name: string): boolean {
  const points = [...name.normalize('NFC')];
  return points.length >= 1 && points.length <= NICKNAME_MAX && points.every((point) => LETTER.test(point));
}

const LETTER = /^(?:[a-zA-Z0-9々]|(?=\p{Script=Han})\p{Lo})$/u;
