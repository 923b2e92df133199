import { expect, it } from 'vitest';
import { SheetTexts } from './texts.ts';
import indonesian from './texts/id_id.json' with { type: 'json' };
import vietnamese from './texts/vi_vn.json' with { type: 'json' };
import chinese from './texts/zh_tw.json' with { type: 'json' };

const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();

it.each([
  ['id_id', indonesian],
  ['vi_vn', vietnamese],
])('%s has every text of the sheets, with the same holes', (_language, texts: Readonly<Record<string, string>>) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(chinese).toSorted());
  for (const [key, text] of Object.entries(chinese)) expect([key, ...holes(texts[key] ?? '')]).toEqual([key, ...holes(text)]);
});

it('writes numbers as the language writes them', () => {
  expect(new SheetTexts('zh_tw', {}).percent(0.960200837606)).toBe('96.02');
  expect(new SheetTexts('id_id', {}).percent(0.960200837606)).toBe('96,02');
  expect(new SheetTexts('zh_tw', {}).compact(100_000_000)).toBe('1億');
  expect(new SheetTexts('zh_tw', {}).short(2.4)).toBe('2.4');
});
