import { expect, test } from 'vitest';
import { hasUnit, isEntry, spellAmount, takesUnit, withoutLast, worthOf, writeEntry } from './entry.ts';

const yi = { label: '億', times: 100_000_000 };
const wan = { label: '萬', times: 10_000 };
const units = [yi, wan];
const indonesian = [
  { label: 'jt', times: 1_000_000 },
  { label: 'rb', times: 1_000 },
];

test.each([
  ['', 0],
  ['5', 5],
  ['0005', 5],
  ['5萬', 50_000],
  ['1億2345萬', 123_450_000],
  ['1億2345萬6789', 123_456_789],
])('reads %s as %i', (entry, worth) => {
  expect(isEntry(entry, units)).toBe(true);
  expect(worthOf(entry, units)).toBe(worth);
});

test.each(['萬', '5萬萬', '5萬3億', 'abc12', '-7', '1,234', '1.5萬', '１２', ' 5'])(
  'refuses %s, which the keys cannot write',
  (text) => {
    expect(isEntry(text, units)).toBe(false);
  },
);

test('adds up the units of another language', () => {
  expect(worthOf('2jt500rb', indonesian)).toBe(2_500_000);
});

test('separates thousands inside each part', () => {
  expect(writeEntry('1億2345萬6789', units, 'zh_tw')).toBe('1億2,345萬6,789');
  expect(writeEntry('1234567', units, 'id_id')).toBe('1.234.567');
  expect(writeEntry('', units, 'zh_tw')).toBe('');
});

test('allows a unit after digits, and never after a smaller one', () => {
  expect(takesUnit('', wan, units)).toBe(false);
  expect(takesUnit('5', wan, units)).toBe(true);
  expect(takesUnit('5萬', wan, units)).toBe(false);
  expect(takesUnit('5億', wan, units)).toBe(false);
  expect(takesUnit('5億3', wan, units)).toBe(true);
  expect(takesUnit('5萬3', yi, units)).toBe(false);
});

test('removes one digit or one whole unit', () => {
  expect(withoutLast('15', units)).toBe('1');
  expect(withoutLast('15萬', units)).toBe('15');
  expect(withoutLast('2jt', indonesian)).toBe('2');
  expect(withoutLast('', units)).toBe('');
});

test.each([
  [9_999, ''],
  [123_456, '12萬3,456'],
  [300_000_000, '3億'],
  [1_000_000_050, '10億50'],
])('writes %i as %s', (value, spelled) => {
  expect(spellAmount(value, units, 'zh_tw')).toBe(spelled);
});

test('recognises an entry with a unit', () => {
  expect(hasUnit('50000', units)).toBe(false);
  expect(hasUnit('5萬', units)).toBe(true);
});
