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
  await writeFile(join(folder, 'firstScreen', 'owl.vi_vn.in.html'), 'in');
  await writeFile(join(folder, 'firstScreen', 'owl.vi_vn.out.html'), 'out');
  const firstScreen = readFirstScreens(folder);
  expect([firstScreen('owl', 'vi_vn', true), firstScreen('owl', 'vi_vn', false)]).toEqual(['in', 'out']);
  expect(firstScreen('koala', 'vi_vn', true)).toBe('');
});

it('gives none where the build wrote none', () => {
  expect(readFirstScreens(folder)('owl', 'zh_tw', false)).toBe('');
});
