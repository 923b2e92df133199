import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes fields that need it, ends each line, and marks UTF-8', () => {
  expect(
    toCsv([
      ['時間', '原因'],
      ['2026-11-20', '送給 "小虎", 含手續費'],
    ]),
  ).toBe('\uFEFF時間,原因\r\n2026-11-20,"送給 ""小虎"", 含手續費"\r\n');
});

test('never writes text as a formula, and writes amounts as numbers', () => {
  expect(toCsv([['=HYPERLINK("x")', -500]])).toBe('\uFEFF"\'=HYPERLINK(""x"")",-500\r\n');
});
