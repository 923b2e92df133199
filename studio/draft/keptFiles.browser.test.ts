import { deleteDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { areLarge, forgetOtherFiles, keepFiles, readKeptFiles } from './keptFiles.ts';

const eightMegabytes = Object.fromEntries(
  Array.from({ length: 4 }, (_, at) => [`sounds/piece-${at}.mp3`, btoa('\u0001'.repeat(2_000_000))]),
);

afterEach(() => deleteDB('menagerie.studio'));

it('keeps the files of the largest archive, for which `localStorage` has no room', async () => {
  expect(areLarge(eightMegabytes)).toBe(true);
  expect(() => localStorage.setItem('studio.test', JSON.stringify(eightMegabytes))).toThrow(/quota/i);
  await keepFiles('one', eightMegabytes);
  expect(await readKeptFiles('one')).toEqual(eightMegabytes);
});

it('removes the files under other keys', async () => {
  await keepFiles('one', { 'sounds/a.mp3': 'AA==' });
  await keepFiles('two', { 'sounds/b.mp3': 'BB==' });
  await forgetOtherFiles('two');
  expect(await readKeptFiles('one')).toBeUndefined();
  expect(await readKeptFiles('two')).toEqual({ 'sounds/b.mp3': 'BB==' });
  await forgetOtherFiles(undefined);
  expect(await readKeptFiles('two')).toBeUndefined();
});
