import { readFileSync } from 'node:fs';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { languageTags, locales } from '#locales/index.ts';
import { addMessages, type Messages, readMessages } from '#locales/messages.ts';
import { namesIn, numberTexts } from './messageIndex.ts';

const root = new URL('..', import.meta.url).pathname;
const read = (file: string): unknown => JSON.parse(readFileSync(`${root}locales/${file}.json`, 'utf8'));
const catalogue = (locale: string): unknown => read(`compiled/${locale}`);

test('a message has the same number in every language', () => {
  const { numberOf, listOf } = numberTexts(root, (id) => !id.startsWith('studio.'));
  const textOf = (locale: string, id: string): unknown => listOf(catalogue(locale))[Number(numberOf(id))];
  expect(textOf('zh_tw', 'shell.signIn')).toBe('登入');
  expect(textOf('vi_vn', 'shell.signIn')).toBe('Đăng nhập');
  expect(textOf('zh_tw', 'lobby.activities.place')).toContainEqual(expect.objectContaining({ value: 'place' }));
});

test('a message that the build leaves out keeps its id and is on no list', () => {
  const { numberOf, listOf } = numberTexts(root, (id) => !id.startsWith('studio.'));
  expect(numberOf('studio.title')).toBe('studio.title');
  const { listOf: all } = numberTexts(root, () => true);
  expect(listOf(catalogue('zh_tw')).length).toBeLessThan(all(catalogue('zh_tw')).length);
});

test('messages of late parts come after messages of the first page', () => {
  const { numberOf, listOf, firstCount, isLate } = numberTexts(
    root,
    () => true,
    (id) => id.startsWith('mail.'),
  );
  const texts = listOf(catalogue('zh_tw'));
  expect([isLate('mail.collect'), isLate('shell.signIn')]).toEqual([true, false]);
  expect(Number(numberOf('shell.signIn'))).toBeLessThan(firstCount);
  expect(Number(numberOf('mail.collect'))).toBeGreaterThanOrEqual(firstCount);

  const inOne = readMessages({ default: texts }, 'whole');
  const inTwo = readMessages({ default: texts.slice(0, firstCount) }, 'first');
  expect(inTwo[numberOf('mail.collect')]).toBeUndefined();
  addMessages(inTwo, { default: texts.slice(firstCount) }, 'late');
  expect(inTwo).toEqual(inOne);
});

test('a missing text fails the build, and the error names the language', () => {
  const { listOf } = numberTexts(root, (id) => id === 'shell.signIn');
  expect(() => listOf({})).toThrow('shell.signIn');
});

test('finds a message id in built code, and ignores strings that only look like an id', () => {
  const { numberOf } = numberTexts(root, (id) => !id.startsWith('studio.'));
  const code = 'a({id:`shell.signIn`}),b({id:"error.100005"}),c("studio.title"),d("menagerie.csrf"),e({id:"12"})';
  expect(namesIn(code, numberOf)).toEqual(['shell.signIn', 'error.100005']);
});

type Values = Record<string, string | number | Date | ((parts: unknown[]) => string)>;

/** How often each text is formatted. The numbers cover every plural form and several choices. */
const TURNS = [0, 1, 2, 3, 7, 11, 1_234_567];

/** Returns the values that fill in a message at this turn. */
function valuesFor(message: readonly MessageFormatElement[], turn: number): Values {
  return message.reduce<Values>((values, part) => {
    switch (part.type) {
      case TYPE.literal:
      case TYPE.pound:
        return values;
      case TYPE.argument:
        return { [part.value]: `«${part.value}»`, ...values };
      case TYPE.number:
        return { ...values, [part.value]: TURNS[turn] ?? 0 };
      case TYPE.date:
      case TYPE.time:
        return { ...values, [part.value]: new Date('2026-11-20T12:00:00.000Z') };
      case TYPE.tag:
        return {
          ...values,
          ...valuesFor(part.children, turn),
          [part.value]: (inside) => `<${part.value}>${inside.join('')}</${part.value}>`,
        };
      case TYPE.plural:
      case TYPE.select: {
        const ways = Object.keys(part.options);
        const value = part.type === TYPE.plural ? (TURNS[turn] ?? 0) : (ways[turn % ways.length] ?? '');
        const inside = Object.values(part.options).flatMap((option) => option.value);
        return { ...values, ...valuesFor(inside, turn), [part.value]: value };
      }
    }
  }, {});
}

/** Returns a function that formats a message by id. @throws the error that react-intl would replace by the id */
function speaker(locale: (typeof locales)[number], messages: Messages): (id: string, values: Values) => string {
  const fail = (error: Error): never => {
    throw error;
  };
  const intl = createIntl({ locale: languageTags[locale], messages, timeZone: 'Asia/Taipei', onError: fail });
  return (id, values) => [intl.formatMessage({ id }, values)].flat().join('');
}

describe.each(locales)('in %s', (locale) => {
  const named = readMessages({ default: catalogue(locale) }, locale);
  const ids = Object.keys(named);
  const { numberOf, listOf } = numberTexts(root, () => true);
  const shipped = listOf(catalogue(locale));
  const numbered = readMessages({ default: shipped }, locale);

  test('formats every text by its number as by its id', () => {
    expect(Object.keys(numbered)).toHaveLength(ids.length);
    const [byName, byNumber] = [speaker(locale, named), speaker(locale, numbered)];
    const said = (format: typeof byName, name: (id: string) => string): string[] =>
      ids.flatMap((id) => {
        const message = named[id] ?? [];
        const turns = message.every(({ type }) => type === TYPE.literal) ? TURNS.slice(0, 1) : TURNS;
        return turns.map((_, turn) => `${id}: ${format(name(id), valuesFor(message, turn))}`);
      });
    expect(said(byNumber, numberOf)).toEqual(said(byName, (id) => id));
  });
});
