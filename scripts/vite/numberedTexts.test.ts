import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberTexts } from './numberedTexts.ts';

const root = new URL('../..', import.meta.url).pathname;
const catalogue = (locale: string): unknown =>
  JSON.parse(readFileSync(`${root}locales/compiled/${locale}.json`, 'utf8'));

test('a message has one number in every language, where its text or its parts stand', () => {
  const { numberOf, listOf } = numberTexts(root, (id) => !id.startsWith('studio.'));
  const textOf = (locale: string, id: string): unknown => listOf(catalogue(locale))[Number(numberOf(id))];
  expect(textOf('zh_tw', 'shell.signIn')).toBe('登入');
  expect(textOf('vi_vn', 'shell.signIn')).toBe('Đăng nhập');
  expect(textOf('zh_tw', 'lobby.activities.place')).toContainEqual(expect.objectContaining({ value: 'place' }));
});

test('plurals keep their forms and tags what stands in them', () => {
  const { numberOf, listOf } = numberTexts(root, () => true);
  const original = catalogue('vi_vn');
  const textOf = (id: string): unknown => listOf(original)[Number(numberOf(id))];
  for (const id of ['lobby.section.count', 'lobby.ticker.win']) expect(original).toHaveProperty([id], textOf(id));
});

test('what the build leaves out keeps its name and is on no list', () => {
  const { numberOf, listOf } = numberTexts(root, (id) => !id.startsWith('studio.'));
  expect(numberOf('studio.title')).toBe('studio.title');
  const { listOf: all } = numberTexts(root, () => true);
  expect(listOf(catalogue('zh_tw')).length).toBeLessThan(all(catalogue('zh_tw')).length);
});
