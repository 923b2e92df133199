import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone, normalisePhone, readPhone } from './phone.ts';

describe('normalisePhone', () => {
  it.for([
    ['912345678', '0912345678'],
    ['0912345678', '0912345678'],
  ] as const)('takes %s as %s', ([typed, kept]) => expect(normalisePhone(typed)).toBe(kept));

  it.for(['', '12345', '91234567', '9123456789', '0812345678', '09123456789', '09-1234567', '０９１２３４５６７８'])(
    'refuses "%s"',
    (typed) => expect(normalisePhone(typed)).toBeUndefined(),
  );
});

describe('readPhone', () => {
  it.for([
    ['0912345678', '0912345678'],
    ['912345678', '912345678'],
    ['886912345678', '912345678'],
    ['8860912345678', '0912345678'],
    ['+886912345678', '912345678'],
    ['+886 912-345-678', '912345678'],
    ['(+886) 0912 345 678', '0912345678'],
    ['00886912345678', '912345678'],
    ['０９１２３４５６７８', '0912345678'],
    ['＋８８６ ９１２ ３４５ ６７８', '912345678'],
    ['0912.345.678', '0912345678'],
    ['886', '886'],
    ['+886', ''],
    ['8865', '8865'],
    ['0912886912', '0912886912'],
    ['abc', ''],
  ] as const)('reads %s as %s', ([typed, digits]) => expect(readPhone(typed)).toBe(digits));

  it('reads every way of writing a number as that number', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^9\d{8}$/),
        fc.constantFrom('', '0', '886', '+886', '+8860', '00886', '＋８８６'),
        fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011'),
        fc.boolean(),
        (number, head, gap, wide) => {
          const grouped = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(gap);
          const written = wide
            ? grouped.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0))
            : grouped;
          expect(normalisePhone(readPhone(`${head}${gap}${written}`))).toBe(`0${number}`);
        },
      ),
    ));
});

describe('maskPhone', () => {
  it('shows the first seven characters and the last', () => expect(maskPhone('0912345678')).toBe('0912345**8'));
  it('masks nothing in an empty text', () => expect(maskPhone('')).toBe(''));
});
