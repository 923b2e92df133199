import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { glyphFaults } from './glyphs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'games-'));
  cpSync('games/catalogue/owl', join(root, 'games/catalogue/owl'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function replace(file: string, from: string, to: string): void {
  const path = join(root, 'games/catalogue/owl', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

it('accepts texts that every face can letter', async () => {
  expect(await glyphFaults(root, 'owl')).toEqual([]);
});

it('names file, field, face and character of a glyph that a face lacks', async () => {
  replace('texts/zh_tw.json', '夜梟秘寶', '夜🦊秘寶');
  replace('look.json', '"word": "WILD"', '"word": "WI★D"');
  expect(await glyphFaults(root, 'owl')).toEqual([
    'games/catalogue/owl/texts/zh_tw.json: title: the face rocknroll-one has no glyph for “🦊”; choose another character or face',
    'games/catalogue/owl/look.json: symbols.wild.word: the face lilita-one has no glyph for “★”; choose another character or face',
  ]);
});
