import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TINY } from '#games/maths/testing/tinyGame.ts';
import { servingWarnings } from './serving.ts';

let root: string;
const write = (file: string, data: unknown): string => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(data));
  return path;
};
const declaration = (...Games: readonly object[]) => ({ Providers: [{ ID: 'studio', Games }] });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'games-'));
  write('content/games.json', [{ GameCode: 'tiny' }]);
  write('games/catalogue/tiny/look.json', {});
  write('deploy/systemd/providers.json.example', declaration({ GameCode: 'tiny', Variant: TINY.variants[0]?.name }));
});
afterEach(() => rmSync(root, { recursive: true }));

it('accepts a listed game that a declaration serves', () => {
  expect(servingWarnings(root, TINY)).toEqual([]);
});

it('warns about a game that the lobby does not list', () => {
  write('content/games.json', []);
  expect(servingWarnings(root, TINY)).toEqual([
    'content/games.json: GameCode: lists no "tiny", so the lobby does not show the game',
  ]);
});

it('warns about a game without a look', () => {
  rmSync(join(root, 'games/catalogue/tiny/look.json'));
  expect(servingWarnings(root, TINY)).toEqual([
    'games/catalogue/tiny/look.json: is missing, so the game is unfinished and nothing serves it',
  ]);
});

it('warns if no declaration serves the game', () => {
  const file = write('own/providers.json', declaration({ GameCode: 'owl', Variant: 'r96' }));
  expect(servingWarnings(root, TINY, file)).toEqual(['own/providers.json: Games: no declaration serves tiny']);
  expect(servingWarnings(root, TINY, join(root, 'none.json'))).toEqual([
    'none.json: does not exist, so no declaration serves tiny',
  ]);
});

it('warns about a variant that the game does not have', () => {
  const file = write('own/providers.json', declaration({ GameCode: 'tiny', Variant: 'r12' }));
  expect(servingWarnings(root, TINY, file)).toEqual([
    'own/providers.json: Games: declares tiny with the variant "r12", which the game does not have',
  ]);
});
