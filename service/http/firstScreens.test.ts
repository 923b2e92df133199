import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFirstScreens } from './firstScreens.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-screens-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives the screen of a brand, a language and whether somebody seems to be signed in', async () => {
  await mkdir(join(folder, 'firstScreen'));
  await writeFile(join(folder, 'firstScreen', 'lobby.owl.vi_vn.in.html'), 'in');
  await writeFile(join(folder, 'firstScreen', 'lobby.owl.vi_vn.out.html'), 'out');
  await writeFile(join(folder, 'firstScreen', 'site.owl.vi_vn.out.html'), 'bars');
  const firstScreen = readFirstScreens(folder);
  expect([firstScreen('lobby', 'owl', 'vi_vn', true), firstScreen('lobby', 'owl', 'vi_vn', false)]).toEqual([
    'in',
    'out',
  ]);
  expect(firstScreen('site', 'owl', 'vi_vn', false)).toBe('bars');
  expect(firstScreen('lobby', 'koala', 'vi_vn', true)).toBe('');
});

it('gives none where the build wrote none', () => {
  expect(readFirstScreens(folder)('lobby', 'owl', 'zh_tw', false)).toBe('');
});
