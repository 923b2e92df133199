import { describe, expect, test } from 'vitest';
import { locales } from '#locales/index.ts';
import { LOCALES } from '#protocol/entities/identifiers.ts';
import { checkMessages } from './check.ts';
import { failureIds } from './failureIds.ts';

const text = '{name} 送出 {count, plural, other {# 則}}';
const translated = '{name} mengirim {count, plural, other {# pesan}}';

function check(planted: {
  code?: Record<string, string>;
  source?: Record<string, string>;
  other?: Record<string, string>;
  tag?: string;
  required?: string[];
}) {
  const texts = planted.code ?? { 'chat.sent': text };
  return checkMessages(
    { texts, files: { 'chat.sent': 'features/screens/chat/Bubble.tsx' } },
    { locale: 'zh_tw', tag: 'zh-Hant-TW', catalogue: planted.source ?? texts },
    [{ locale: 'id_id', tag: planted.tag ?? 'id-ID', catalogue: planted.other ?? { 'chat.sent': translated } }],
    planted.required ?? ['chat.sent'],
  );
}

test('accepts catalogues that agree', () => {
  expect(check({})).toEqual([]);
});

describe('planted faults', () => {
  test.each([
    ['a text that changed in the code', { source: { 'chat.sent': '舊' } }, /zh_tw chat\.sent .*differs from the code/],
    ['a text only in the code', { source: {} }, /zh_tw chat\.sent .*in the code only/],
    ['a text the code dropped', { source: { 'chat.sent': text, 'chat.old': '舊' } }, /zh_tw chat\.old: is no longer/],
    ['a missing translation', { other: {} }, /id_id chat\.sent: is missing/],
    [
      'a leftover translation',
      { other: { 'chat.sent': translated, 'chat.old': 'Lama' } },
      /id_id chat\.old: is no longer/,
    ],
    ['an empty translation', { other: { 'chat.sent': ' ' } }, /id_id chat\.sent: has no text/],
    [
      'a dropped placeholder',
      { other: { 'chat.sent': 'Mengirim {count, plural, other {#}}' } },
      /lacks the placeholder \{name\}/,
    ],
    [
      'an invented placeholder',
      { other: { 'chat.sent': `${translated} {extra}` } },
      /placeholder \{extra\}, which the source lacks/,
    ],
    [
      'a number that became a date',
      { other: { 'chat.sent': '{name} {count, date}' } },
      /\{count\} is a number .* a date here/,
    ],
    ['an untranslated text', { other: { 'chat.sent': text } }, /still holds Chinese/],
    ['broken ICU', { other: { 'chat.sent': '{name' } }, /id_id chat\.sent: is not valid ICU/],
    ['broken ICU in the code', { code: { 'chat.sent': '{name' } }, /zh_tw chat\.sent: is not valid ICU/],
    ['a plural category that the language lacks', { tag: 'pl-PL' }, /lacks "few", which pl-PL needs/],
    [
      'a plural category that the language never chooses',
      { other: { 'chat.sent': '{name} {count, plural, one {satu} other {#}}' } },
      /has "one", which id-ID never chooses/,
    ],
    ['a message without an id', { code: { 'no-id:0a1b2c3d': '沒有' } }, /"沒有" in .* has no id of its own/],
    ['a failure code without words', { required: ['error.200024'] }, /code: error\.200024 has no message/],
    ['an id without an area', { code: { sent: '送出' } }, /sent .*is not named area\.name/],
  ])('reports %s', (_fault, planted, words) => {
    expect(check(planted).join('\n')).toMatch(words);
  });
});

test('the protocol and the catalogues have the same languages', () => {
  expect([...LOCALES].toSorted()).toEqual([...locales].toSorted());
});

test('requires a text for every failure, and no text for success', () => {
  expect(failureIds).toContain('error.100000');
  expect(failureIds).toContain('error.unknown');
  expect(failureIds).not.toContain('error.200');
});
