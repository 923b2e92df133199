import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { firstPaintScript, paintFirst } from './firstPaint.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const link = (given: string) => {
  let href = given;
  return { getAttribute: () => href, setAttribute: (_name: string, next: string) => void (href = next) };
};
const paint = (address: string, cookie = '') => {
  const documentElement = { dataset: { brand: 'bj188' }, lang: 'zh-Hant-TW' };
  const links = ['/brands/bj188/mark.svg', '/brands/bj188/zh_tw.webmanifest'].map(link);
  const page = { documentElement, cookie, querySelectorAll: () => links };
  paintFirst(page, new URL(address), () => storage, ['bj188', 'owl', 'win']);
  return [documentElement.dataset.brand, documentElement.lang, ...links.map(({ getAttribute }) => getAttribute())];
};

beforeEach(() => kept.clear());

test('leaves the page unchanged without a choice', () => {
  expect(paint('https://menagerie.example/')).toEqual([
    'bj188',
    'zh-Hant-TW',
    '/brands/bj188/mark.svg',
    '/brands/bj188/zh_tw.webmanifest',
  ]);
});

test('applies and stores ?brand=, and ignores an unknown brand', () => {
  expect(paint('https://menagerie.example/?brand=owl')[0]).toBe('owl');
  expect(paint('https://menagerie.example/')[0]).toBe('owl');
  expect(paint('https://menagerie.example/?brand=unicorn')[0]).toBe('owl');
});

test('applies the brand of the address if the browser blocks site data', () => {
  const documentElement = { dataset: { brand: 'bj188' }, lang: 'zh-Hant-TW' };
  const page = { documentElement, cookie: '', querySelectorAll: () => [] };
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  paintFirst(page, new URL('https://menagerie.example/vi_vn?brand=owl'), refuse, ['bj188', 'owl']);
  expect(documentElement).toEqual({ dataset: { brand: 'owl' }, lang: 'vi-VN' });
});

test('takes the language from the path, else from the visitor’s choice', () => {
  expect(paint('https://menagerie.example/vi_vn/play-game/m', 'menagerie.locale=id_id')[1]).toBe('vi-VN');
  expect(paint('https://menagerie.example/play-game/m', 'a=1; menagerie.locale=id_id')[1]).toBe('id-ID');
});

test('sets the icons and manifest of the brand and the language', () => {
  expect(paint('https://menagerie.example/vi_vn?brand=owl').slice(2)).toEqual([
    '/brands/owl/mark.svg',
    '/brands/owl/vi_vn.webmanifest',
  ]);
  expect(paint('https://menagerie.example/', 'menagerie.locale=id_id')[3]).toBe('/brands/owl/id_id.webmanifest');
});

test('accepts a brand that was created while the server runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  try {
    mkdirSync(join(folder, 'owl'));
    expect(firstPaintScript(folder)).toMatch(/localStorage, \["owl"\]\)$/);
    mkdirSync(join(folder, 'demo'));
    expect(firstPaintScript(folder)).toMatch(/localStorage, \["demo","owl"\]\)$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
