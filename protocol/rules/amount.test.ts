import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../entities/identifiers.ts';
import { type AmountUnit, clampAmount, isMoney, readAmount, SEPARATORS, UNIT_TIMES } from './amount.ts';

describe('clampAmount', () => {
  it.for([
    [12.9, 100, 12],
    [101, 100, 100],
    [100, 100, 100],
    [0.9, 100, undefined],
    [0, 100, undefined],
    [-5, 100, undefined],
    [Number.NaN, 100, undefined],
    [Number.POSITIVE_INFINITY, 100, 100],
  ] as const)('%d of at most %d is %s', ([typed, max, wanted]) => expect(clampAmount(typed, max)).toBe(wanted));
});

describe('isMoney', () => {
  it('accepts only whole numbers within 2^53', () => {
    expect([1, -1, 0, 2 ** 53 - 1].every(isMoney)).toBe(true);
    expect([0.5, 2 ** 53, Number.NaN].some(isMoney)).toBe(false);
  });
});

const CHINESE: readonly AmountUnit[] = [
  { label: '億', times: 100_000_000 },
  { label: '萬', times: 10_000 },
];
const INDONESIAN: readonly AmountUnit[] = [
  { label: 'jt', times: 1_000_000 },
  { label: 'rb', times: 1_000 },
];

describe('readAmount', () => {
  it.for([
    ['20000', 20_000],
    ['20,000', 20_000],
    ['20,000.00', 20_000],
    ['20000.9', 20_000],
    ['２５０', 250],
    ['２０，０００．９', 20_000],
    ['20000。5', 20_000],
    [' 1,234,567 ', 1_234_567],
    ['0005', 5],
    ['0', 0],
    ['.9', 0],
    ['12.', 12],
    // The smaller of two readings, because in Chinese the dot begins a fraction.
    ['20.000', 20],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ] as const)('reads %s in Chinese', ([typed, amount]) => expect(readAmount(typed, 'zh_tw')).toBe(amount));

  it.for([
    ['20.000', 20_000],
    ['20.000,00', 20_000],
    ['20000,9', 20_000],
    ['1.000.000.000', 1_000_000_000],
    ['２０．０００', 20_000],
    ['20,000', 20],
  ] as const)('reads %s in Indonesian and Vietnamese', ([typed, amount]) =>
    expect([readAmount(typed, 'id_id'), readAmount(typed, 'vi_vn')]).toEqual([amount, amount]),
  );

  it.for([
    '',
    ' ',
    '.',
    'abc',
    '1e6',
    '１ｅ６',
    '-50000',
    '－５',
    '+5',
    '(5)',
    '5%',
    '1,5',
    '1,50',
    '1,5000',
    '1,,000',
    ',000',
    '1234,567',
    '1.000.000',
    '1.234,567',
    '1.5.2',
    '1 000',
    'NT$500',
    '0x10',
    '½',
    '2²',
    '①',
    '一百',
    '٢٥',
    '12abc',
    '5\u200b0',
    'Infinity',
  ])('refuses %j in Chinese', (typed) => expect(readAmount(typed, 'zh_tw', CHINESE)).toBeUndefined());

  it.for(['20,000.00', '1,000,000', '1.5', '1.50', '12.00', '1,2,3', '1.5jt'])('refuses %s in Indonesian', (typed) =>
    expect(readAmount(typed, 'id_id', INDONESIAN)).toBeUndefined(),
  );

  it.for([
    ['5萬', 50_000],
    ['5万', 50_000],
    ['1億2345萬', 123_450_000],
    ['1億2,345萬6,789', 123_456_789],
    ['３億 5,000萬', 350_000_000],
    ['1.5萬', 15_000],
    ['0.00005萬', 0],
    ['1.23456789億', 123_456_789],
    ['12萬3.9', 120_003],
  ] as const)('reads the units of %s', ([typed, amount]) => expect(readAmount(typed, 'zh_tw', CHINESE)).toBe(amount));

  it.for(['萬', '5萬萬', '5萬3億', '1.5億3萬', '5x萬', '萬5', '億萬'])('refuses units out of order: %s', (typed) =>
    expect(readAmount(typed, 'zh_tw', CHINESE)).toBeUndefined(),
  );

  it('reads units of another language, in any case', () => {
    expect(readAmount('2JT500rb', 'id_id', INDONESIAN)).toBe(2_500_000);
    expect(readAmount('1,5jt', 'id_id', INDONESIAN)).toBe(1_500_000);
  });

  it('accepts no units if none are given', () => expect(readAmount('5萬', 'zh_tw')).toBeUndefined());
});

const amount = fc.nat({ max: 2 ** 50 });
const locale = fc.constantFrom(...LOCALES);
const tag = (id: string): string => id.replace('_', '-');
const widen = (text: string): string =>
  text.replaceAll(/[0-9.,]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe('any amount', () => {
  it('is read back from how each language writes it, full width or not, with any fraction', () =>
    fc.assert(
      fc.property(
        amount,
        locale,
        fc.stringMatching(/^\d{0,4}$/),
        fc.boolean(),
        fc.boolean(),
        (value, id, fraction, wide, grouped) => {
          const whole = new Intl.NumberFormat(tag(id), { useGrouping: grouped ? 'always' : false }).format(value);
          const text = fraction === '' ? whole : `${whole}${SEPARATORS[id].decimal}${fraction}`;
          expect(readAmount(wide ? widen(text) : text, id)).toBe(value);
        },
      ),
    ));

  it('is read back from its units', () =>
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), locale, (value, id) => {
        const [large, small] = UNIT_TIMES[id];
        const units = [
          { label: '億', times: large },
          { label: '萬', times: small },
        ];
        const text = [
          `${Math.floor(value / large)}億`,
          `${Math.floor((value % large) / small)}萬`,
          String(value % small),
        ].join('');
        expect(readAmount(text, id, units)).toBe(value);
      }),
    ));

  it('is never more than the digits before the fraction', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[-+０-９0-9.,，。e ]{0,12}$/), locale, (text, id) => {
        const read = readAmount(text, id);
        const ascii = text.replaceAll(/[０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0xff10));
        const isFraction = id === 'zh_tw' ? /[.。].*/ : /[,，].*/;
        expect(read ?? 0).toBeLessThanOrEqual(Number(ascii.replace(isFraction, '').replaceAll(/\D/g, '')));
      }),
    ));

  it('is refused with a sign, an exponent or a letter anywhere', () =>
    fc.assert(
      fc.property(
        amount,
        locale,
        fc.constantFrom('-', '+', 'e', 'E', 'ｅ', 'x', '−', '%', '$', '\u200b'),
        fc.nat(),
        (value, id, sign, at) => {
          const digits = [...String(value)];
          digits.splice(at % (digits.length + 1), 0, sign);
          expect(readAmount(digits.join(''), id)).toBeUndefined();
        },
      ),
    ));
});
