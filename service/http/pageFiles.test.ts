import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_FILES, readPageLinks } from './pageFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const RANK = {
  Scripts: ['/assets/rank.js'],
  Styles: ['/assets/rank.css'],
  Texts: { zh_tw: ['/assets/zh.js'], vi_vn: ['/assets/vi.js'], 'win/vi_vn': ['/assets/win-vi.js'] },
};
const write = (files: unknown): void => writeFileSync(join(folder, PAGE_FILES), JSON.stringify(files));

it('links the code, the styles and the texts of a page, in the language, of the brand if it has its own', () => {
  write({ '/rank': RANK });
  const linksOf = readPageLinks(folder);
  const link = (file: string): string =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}">`;
  expect(linksOf('/rank', 'owl', 'vi_vn')).toEqual({
    code: link('rank.js') + link('vi.js'),
    styles: '<link rel="stylesheet" href="/assets/rank.css">',
  });
  expect(linksOf('/rank', 'win', 'vi_vn').code).toBe(link('rank.js') + link('win-vi.js'));
  expect(linksOf('/rank', 'win', 'zh_tw').code).toBe(link('rank.js') + link('zh.js'));
});

it('links nothing if the build listed nothing', () => {
  const none = { code: '', styles: '' };
  expect(readPageLinks(folder)('/rank', 'owl', 'zh_tw')).toEqual(none);
  write({ '/rank': RANK });
  expect(readPageLinks(folder)('/store', 'owl', 'zh_tw')).toEqual(none);
  expect(readPageLinks(folder)(undefined, 'owl', 'zh_tw')).toEqual(none);
});

it('refuses a list in an invalid format', () => {
  write({ '/rank': { Scripts: ['javascript:alert(1)'], Styles: [], Texts: {} } });
  expect(() => readPageLinks(folder)).toThrow(/Invalid string/);
});
