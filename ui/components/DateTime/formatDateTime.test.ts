import { expect, test } from 'vitest';
import { type DateTimeForm, formatDateTime, formatInstant } from './formatDateTime.ts';

/** 21:04 on Friday, 20 November, in Taipei. */
const now = Date.parse('2026-11-20T13:04:30.000Z');
const write = (iso: string, locale: string, form: DateTimeForm, justNow?: string) =>
  formatDateTime(Date.parse(iso), locale, form, now, justNow);

test.each([
  ['absolute', 'zh_tw', '2026/11/20 21:04'],
  ['date', 'zh_tw', '2026/11/20'],
  ['time', 'zh_tw', '21:04'],
  ['date', 'id_id', '20/11/2026'],
  ['time', 'id_id', '21.04'],
  ['date', 'vi_vn', '20/11/2026'],
] as const)('writes the %s form in %s as %s', (form, locale, written) => {
  expect(write('2026-11-20T13:04:30.000Z', locale, form)).toBe(written);
});

test('uses Taipei’s midnight and writes it as 00, not 24', () => {
  expect(write('2026-11-20T16:00:00.000Z', 'zh_tw', 'absolute')).toBe('2026/11/21 00:00');
  expect(write('2026-11-20T15:59:59.999Z', 'zh_tw', 'absolute')).toBe('2026/11/20 23:59');
});

test.each([
  ['2026-11-19T16:00:00.000Z', '00:00'],
  ['2026-11-19T15:59:00.000Z', '11/19'],
  ['2025-12-31T16:00:00.000Z', '01/01'],
  ['2025-12-31T15:59:00.000Z', '2025/12/31'],
])('writes the short form of %s as %s', (iso, written) => {
  expect(write(iso, 'zh_tw', 'short')).toBe(written);
});

test.each([
  ['2026-11-20T13:04:00.000Z', '30 秒前'],
  ['2026-11-20T12:59:31.000Z', '4 分鐘前'],
  ['2026-11-20T11:04:30.000Z', '2 小時前'],
  ['2026-11-19T12:00:00.000Z', '1 天前'],
  ['2026-11-20T13:20:30.000Z', '16 分鐘後'],
  ['2026-11-13T13:04:30.000Z', '2026/11/13'],
])('writes %s as %s', (iso, written) => {
  expect(write(iso, 'zh_tw', 'relative')).toBe(written);
});

test('uses the page’s text within a minute of now', () => {
  expect(write('2026-11-20T13:04:00.000Z', 'zh_tw', 'relative', '剛剛')).toBe('剛剛');
  expect(write('2026-11-20T13:03:30.000Z', 'zh_tw', 'relative', '剛剛')).toBe('1 分鐘前');
});

test('treats an unknown language as English', () => {
  expect(write('2026-11-20T12:59:31.000Z', 'pseudo', 'relative')).toBe('4 minutes ago');
  expect(formatInstant(now, 'zh_tw')).toBe('2026/11/20 21:04:30');
});
