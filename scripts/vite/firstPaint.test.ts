import { beforeEach, expect, test } from 'vitest';
import { paintFirst } from './firstPaint.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const paint = (address: string, cookie = '') => {
  const documentElement = { dataset: { brand: 'bj188' }, lang: 'zh-Hant-TW' };
  paintFirst({ documentElement, cookie }, new URL(address), storage, ['bj188', 'owl', 'win']);
  return [documentElement.dataset.brand, documentElement.lang];
};

beforeEach(() => kept.clear());

test('without a wish the page stays as it was made', () => {
  expect(paint('https://menagerie.example/')).toEqual(['bj188', 'zh-Hant-TW']);
});

test('?brand= is worn and kept; a brand that is none is not', () => {
  expect(paint('https://menagerie.example/?brand=owl')[0]).toBe('owl');
  expect(paint('https://menagerie.example/')[0]).toBe('owl');
  expect(paint('https://menagerie.example/?brand=unicorn')[0]).toBe('owl');
});

test('the path names the language, else the visitor’s choice', () => {
  expect(paint('https://menagerie.example/vi_vn/play-game/m', 'menagerie.locale=id_id')[1]).toBe('vi-VN');
  expect(paint('https://menagerie.example/play-game/m', 'a=1; menagerie.locale=id_id')[1]).toBe('id-ID');
});
