import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TINY } from '#games/maths/testing/tinyGame.ts';
import { readCatalogue } from './readCatalogue.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  mkdirSync(join(folder, 'tiny/versions'), { recursive: true });
  writeFileSync(join(folder, 'tiny/look.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: object): string => {
  const text = JSON.stringify(content);
  writeFileSync(join(folder, path), text);
  return createHash('sha256').update(text).digest('hex');
};

it('plays the newest version and keeps the others', () => {
  const old = write('tiny/versions/1.json', TINY);
  const current = write('tiny/maths.json', { ...TINY, version: 2 });
  const { catalogue, codes } = readCatalogue(folder);
  expect(codes).toEqual(['tiny']);
  expect(catalogue.current('tiny')).toMatchObject({ hash: current, file: { version: 2 } });
  expect(catalogue.version(old)?.file.version).toBe(1);
  expect(catalogue.current('owl')).toBeUndefined();
});

it('skips a folder without maths.json', () => {
  expect(readCatalogue(folder).codes).toEqual([]);
});

it('skips a game without a look, which is unfinished', () => {
  const hash = write('tiny/maths.json', TINY);
  rmSync(join(folder, 'tiny/look.json'));
  const { catalogue, codes } = readCatalogue(folder);
  expect(codes).toEqual([]);
  expect(catalogue.version(hash)).toBeUndefined();
});

it('names the file that is wrong', () => {
  write('tiny/maths.json', { ...TINY, lines: [] });
  expect(() => readCatalogue(folder)).toThrow('tiny/maths.json is no game');
});

it('publishes pictures of the symbols where a game has them', () => {
  const [game, drawings] = [join(import.meta.dirname, '../../catalogue'), mkdtempSync(join(tmpdir(), 'drawings-'))];
  const hash = readCatalogue(game).catalogue.current('owl')?.hash ?? '';
  expect(readCatalogue(game, drawings).publishedFiles(hash)).not.toHaveProperty('symbols');
  mkdirSync(join(drawings, 'owl'));
  writeFileSync(join(drawings, 'owl/symbols.json'), '{"owl":"data:image/webp;base64,"}');
  expect(readCatalogue(game, drawings).publishedFiles(hash)?.symbols).toEqual({ owl: 'data:image/webp;base64,' });
  rmSync(drawings, { recursive: true });
});

it('reads the games of the product', () => {
  const { catalogue, codes } = readCatalogue(join(import.meta.dirname, '../../catalogue'));
  expect(codes).toContain('owl');
  expect(catalogue.current('owl')?.variant('r96')).toBeDefined();
});
