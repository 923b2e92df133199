import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes what needs it, ends each line, and marks UTF-8', () => {
  expect(
    toCsv([
      ['時間', '原因'],
      ['2026-11-20', '送給 "小虎", 含手續費'],
    ]),
  ).toBe('\uFEFF時間,原因\r\n2026-11-20,"送給 ""小虎"", 含手續費"\r\n');
});

test('writes text never as a formula, and amounts as numbers', () => {
  expect(toCsv([['=HYPERLINK("x")', -500]])).toBe('\uFEFF"\'=HYPERLINK(""x"")",-500\r\n');
});
