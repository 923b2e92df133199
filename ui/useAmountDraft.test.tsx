import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LOCALES } from '#protocol/entities/identifiers.ts';
import { readAmount, SEPARATORS } from '#protocol/rules/amount.ts';
import { composeText } from './testing/composeText.ts';
import { useAmountDraft } from './useAmountDraft.ts';

type Locale = (typeof LOCALES)[number];
const MAX = 2 ** 50;

function Field({ locale }: { locale: Locale }) {
  const [value, setValue] = useState<number>();
  const { typing } = useAmountDraft({
    value,
    onValueChange: setValue,
    read: (typed) => readAmount(typed, locale),
    max: MAX,
    plain: String(value ?? ''),
    written: value === undefined ? '' : new Intl.NumberFormat(locale.replace('_', '-')).format(value),
  });
  return (
    <>
      <input {...typing} />
      <output>{String(value)}</output>
    </>
  );
}

const widen = (text: string): string =>
  text.replaceAll(/[0-9.,]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

/**
 * Enters a text, and leaves the field.
 *
 * @returns the value of the field before and after
 */
function enter(locale: Locale, text: string, how: 'pasted' | 'inputFirst' | 'inputLast'): [unknown, unknown, string] {
  render(<Field locale={locale} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  act(() => field.focus());
  if (how === 'pasted') fireEvent.change(field, { target: { value: text } });
  else
    composeText(
      field,
      Array.from(text, (_, at) => text.slice(0, at + 1)),
      how,
    );
  const said = screen.getByRole('status').textContent;
  expect(field).toHaveValue(text);
  act(() => field.blur());
  const left: [unknown, unknown, string] = [said, screen.getByRole('status').textContent, field.value];
  cleanup();
  return left;
}

test('reads the amount from the text, in every language, full width or not, pasted or composed', () =>
  fc.assert(
    fc.property(
      fc.nat({ max: MAX }),
      fc.constantFrom(...LOCALES),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('', '0', '9', '00', '95'),
      fc.constantFrom('pasted', 'inputFirst', 'inputLast'),
      (value, locale, grouped, wide, fraction, how) => {
        const format = new Intl.NumberFormat(locale.replace('_', '-'), { useGrouping: grouped ? 'always' : false });
        const text = `${format.format(value)}${fraction === '' ? '' : SEPARATORS[locale].decimal + fraction}`;
        const worth = value === 0 ? 'undefined' : String(value);
        const [during, after, shown] = enter(locale, wide ? widen(text) : text, how);
        expect([during, after]).toEqual([worth, worth]);
        expect(shown.replaceAll(/\D/g, '')).toBe(value === 0 ? '' : String(value));
      },
    ),
    { numRuns: 40 },
  ));

test('has no value for a text that is not an amount, pasted or composed', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('-50000', '1e6', '+5', '1,5,0', '5x', '－３', '１ｅ６', '½'),
      fc.constantFrom(...LOCALES),
      fc.constantFrom('pasted', 'inputFirst', 'inputLast'),
      (text, locale, how) => {
        expect(enter(locale, text, how)).toEqual(['undefined', 'undefined', '']);
      },
    ),
    { numRuns: 20 },
  ));
