import { expect, test } from 'vitest';
import { isLocale, languageTags, loadMessages, locales } from './index.ts';
import { readMessages } from './messages.ts';
import { loadPseudoMessages } from './pseudo.ts';

test('a locale is one of the three, spelt as on the wire', () => {
  expect(locales.every(isLocale)).toBe(true);
  for (const value of ['zh-TW', 'ZH_TW', '', 'pseudo', undefined, 3, {}]) expect(isLocale(value)).toBe(false);
});

test('every tag is one that Intl keeps as it is', () => {
  expect(Intl.getCanonicalLocales(Object.values(languageTags))).toEqual(['zh-Hant-TW', 'id-ID', 'vi-VN']);
});

test('all languages, and the pseudo-locale, load and answer the same ids', async () => {
  const catalogues = [...(await Promise.all(locales.map(loadMessages))), await loadPseudoMessages()];
  const [first, ...others] = catalogues.map((messages) => Object.keys(messages).toSorted());
  for (const ids of others) expect(ids).toEqual(first);
});

test('a build identifies its messages by their positions', () => {
  const argument = [{ type: 1, value: 'name' }];
  expect(readMessages({ default: ['好', argument] }, 'zh_tw')).toEqual({ 0: [{ type: 0, value: '好' }], 1: argument });
});

test('a module that is not a catalogue is refused by name', () => {
  for (const wrong of [null, 'text', { 'chat.send': 'text' }, { 'chat.send': ['text'] }, [3]])
    expect(() => readMessages({ default: wrong }, 'zh_tw')).toThrow(/compiled\/zh_tw\.json/);
});
