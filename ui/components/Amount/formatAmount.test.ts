import { expect, test } from 'vitest';
import { formatAmount, shortenAmount } from './formatAmount.ts';

test.each([
  [9_999, 'zh-Hant-TW', '9,999'],
  [10_000, 'zh_tw', '1萬'],
  [12_345, 'zh_tw', '1.2萬'],
  [12_999, 'zh-TW', '1.2萬'],
  [99_999_999, 'zh-TW', '9,999.9萬'],
  [343_000_000, 'zh-TW', '3.4億'],
  [999, 'id_id', '999'],
  [1_000, 'id_id', '1K'],
  [1_250, 'vi-VN', '1,2K'],
  [3_400_000, 'id-ID', '3,4M'],
  [5_000_000_000, 'en', '5B'],
  [-12_345, 'zh-TW', '-1.2萬'],
  [0, 'zh-TW', '0'],
])('shortens %i in %s to %s', (value, locale, short) => {
  expect(shortenAmount(value, locale)).toBe(short);
});

test.each([
  [643, 'zh-TW', '643.00'],
  [1_234.5, 'zh-TW', '1,234.50'],
  [208.039, 'zh-TW', '208.03'],
  [1.15, 'zh-TW', '1.15'],
  [0.29, 'zh-TW', '0.29'],
  [-0.999, 'zh-TW', '-0.99'],
  [1_234.5, 'id_id', '1.234,50'],
])('writes %d in %s with two decimals as %s', (value, locale, written) => {
  expect(formatAmount(value, locale, 2)).toBe(written);
});

test('never shows more than the amount', () => {
  const worth: Record<string, number> = { 萬: 1e4, 億: 1e8, K: 1e3, M: 1e6, B: 1e9 };
  for (const value of [1_999, 19_999, 1_999_999, 199_999_999])
    for (const locale of ['zh-TW', 'en']) {
      const short = shortenAmount(value, locale);
      const shown = Number(short.replace(/[^\d.]/gu, '')) * (worth[short.slice(-1)] ?? 1);
      expect(shown).toBeLessThanOrEqual(value);
    }
});

test('separates thousands by the rules of the language, or of English for an unknown language', () => {
  expect(formatAmount(1_286_540, 'zh_tw')).toBe('1,286,540');
  expect(formatAmount(1_286_540, 'id_id')).toBe('1.286.540');
  expect(formatAmount(1_286_540, 'vi_vn')).toBe('1.286.540');
  expect(formatAmount(1_286_540, 'pseudo')).toBe('1,286,540');
});
