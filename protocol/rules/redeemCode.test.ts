import { expect, test } from 'vitest';
import {
  drawnCode,
  groupRedeemCode,
  groupWhileTyping,
  hasDrawnForm,
  LETTER_COUNT,
  normalizeRedeemCode,
  RANDOM_LETTERS,
  redeemCodeFault,
} from './redeemCode.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE = drawnCode([31, 4, 17, 0, 9, 25, 3, 12, 8, 30, 22, 6]);

test('draws 60 bits and a checksum letter', () => {
  expect(RANDOM_LETTERS * Math.log2(LETTER_COUNT)).toBe(60);
  expect(hasDrawnForm(CODE)).toBe(true);
  expect(redeemCodeFault(CODE)).toBeUndefined();
});

test('finds each wrong letter', () => {
  for (let at = 0; at < CODE.length; at += 1) {
    for (const letter of LETTERS) {
      if (letter === CODE[at]) continue;
      expect(redeemCodeFault(`${CODE.slice(0, at)}${letter}${CODE.slice(at + 1)}`)).toBe('typo');
    }
  }
});

test('finds each two letters that changed places', () => {
  for (let one = 0; one < CODE.length; one += 1) {
    for (let other = one + 1; other < CODE.length; other += 1) {
      if (CODE[one] === CODE[other]) continue;
      const letters = [...CODE];
      [letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? ''];
      expect(redeemCodeFault(letters.join(''))).toBe('typo');
    }
  }
});

test.each(['WELCOME2026', 'SUMMER', 'ABCDEFGHJKLM', ''])('finds no fault in the chosen or older code "%s"', (code) => {
  expect(redeemCodeFault(code)).toBeUndefined();
});

test('reads a code with spaces, hyphens and small letters', () => {
  const typed = ` ${groupRedeemCode(CODE).toLowerCase().replaceAll('-', ' – ')} `;
  expect(normalizeRedeemCode(typed)).toBe(CODE);
});

test.each([
  ['', ''],
  ['abcd', 'ABCD'],
  ['abcde', 'ABCD-E'],
  ['ABCD-', 'ABCD'],
  ['abcdefgh2', 'ABCD-EFGH-2'],
  ['abcd efgh jklmn', 'ABCD-EFGH-JKLMN'],
  ['WELCOME2026', 'WELCOME2026'],
  ['abcdefghjklmnp', 'ABCDEFGHJKLMNP'],
])('writes "%s" as "%s" while it is typed', (text, grouped) => {
  expect(groupWhileTyping(text)).toBe(grouped);
});
