import { expect, it } from 'vitest';
import { lookalikesOf } from './lookalikes.ts';

it('joins variants and radicals to groups that begin with an ideograph', () => {
  const { groups } = lookalikesOf(
    [['ニ', '二']],
    [
      ['⻘', '青'],
      ['靑', '青'],
      ['弍', '二'],
    ],
  );
  expect(groups).toEqual(['二弍ニ', '靑青⻘']);
});

it('folds letters to small Latin letters through all steps, and capitals like their small letters', () => {
  const { letters } = lookalikesOf(
    [
      ['0', 'O'],
      ['m', 'rn'],
      ['М', 'M'],
      ['ɓ', "'b"],
      ['ᴀ', 'A'],
      ['ɡ', 'g'],
      ['|', 'l'],
    ],
    [],
  );
  expect(letters).toEqual(['0o', 'Mrn', 'mrn', 'ɡg', 'Мrn', 'ᴀa', 'Ɡg'].toSorted(byCodePoint));
});

const byCodePoint = (one: string, other: string): number => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);

it('leaves out characters that look like no letter of names', () => {
  expect(
    lookalikesOf(
      [
        ['ה', 'ח'],
        ['─', '一'],
      ],
      [],
    ),
  ).toEqual({ groups: [], letters: [] });
});
