import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LookFile } from '#games/client/look/schema.ts';
import { MathsFile } from '#games/maths/index.ts';
import { blocksOf } from '../brandGuide/blocksOf.ts';
import { copyProject } from '../brandGuide/copyProject.ts';
import { drawnGames } from '../art/catalogue.ts';
import { runIn } from '../brandGuide/runIn.ts';
import { newGame } from './newGame.ts';

const guide = readFileSync('docs/new-game.md', 'utf8');
const Fields = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof Fields>;

/** Returns the first column of the table below a heading. */
function fieldsBelow(heading: string): string[] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `(\w+)` \|/gm)].map(([, field = '']) => field);
}

describe('docs/new-game.md', () => {
  it('describes every field of maths.json', () => {
    expect(fieldsBelow('maths.json')).toEqual(Object.keys(MathsFile.shape));
  });

  it('describes every field of look.json', () => {
    expect(fieldsBelow('look.json')).toEqual(Object.keys(LookFile.shape));
  });
});

describe('a game made by docs/new-game.md', () => {
  const copy = copyProject();
  afterAll(() => copy.remove());
  const commands = blocksOf(guide, 'sh');
  const [maths = '', look = '', listed = ''] = blocksOf(guide, 'json');

  const pathOf = (file: string): string => join(copy.root, file);
  const read = (file: string): unknown => JSON.parse(readFileSync(pathOf(file), 'utf8'));
  const write = (file: string, data: unknown): void => writeFileSync(pathOf(file), JSON.stringify(data, undefined, 2));

  /** Applies an edit to a file's fields: objects are merged, other values replaced. */
  function merged(old: unknown, change: unknown): unknown {
    const [before, after] = [Fields.safeParse(old), Fields.safeParse(change)];
    if (!before.success || !after.success || Array.isArray(change)) return change;
    const changed = Object.entries(after.data).map(([key, value]) => [key, merged(before.data[key], value)]);
    return { ...before.data, ...Object.fromEntries(changed) };
  }
  const edit = (file: string, block: string): void =>
    write(`games/catalogue/fox/${file}`, merged(read(`games/catalogue/fox/${file}`), JSON.parse(block)));

  it('is complete, checked, drawn, simulated and listed', { timeout: 300_000 }, async () => {
    const [make = '', sheet = '', generate = '', check = '', simulate = ''] = commands;
    expect(commands).toHaveLength(5);
    expect(await runIn(copy.root, make)).toContain('made games/catalogue/fox');
    edit('maths.json', maths);
    const file = MathsFile.parse(read('games/catalogue/fox/maths.json'));
    const { base94: _unused, ...strips } = file.strips;
    write('games/catalogue/fox/maths.json', { ...file, strips });
    expect(await runIn(copy.root, sheet)).toContain('r96 returns 95.93 %');
    edit('look.json', look);
    expect(generate).toBe('npm run generate');
    await runIn(copy.root, 'npx tsx scripts/generate-games.ts');
    for (const picture of ['atlas.webp', 'title-vi_vn.webp', 'sounds/press.wav'])
      expect(existsSync(pathOf(`games/generated/fox/${picture}`))).toBe(true);
    expect(await runIn(copy.root, check)).toContain('nothing is wrong with fox');
    expect(await runIn(copy.root, simulate)).toContain('20000 rounds of fox r96');
    const games = z.array(Fields).parse(read('content/games.json'));
    const game = Fields.parse(JSON.parse(listed));
    expect(Object.keys(game)).toEqual(Object.keys(games[0] ?? {}));
    expect(drawnGames([...games, game])).toEqual(drawnGames(games));
  });
});

describe('a new game', () => {
  const root = mkdtempSync(join(tmpdir(), 'games-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it.each(['', 'Tiger', '../owl', 'a-b', '1up'])('is refused with the code %j', (code) => {
    expect(() => newGame(root, code)).toThrow('is not a name');
  });

  it('is a copy of the named game, under its own code', () => {
    const model = join(root, 'games/catalogue/lion');
    mkdirSync(model, { recursive: true });
    for (const file of ['maths.json', 'look.json'])
      writeFileSync(join(model, file), '{ "code": "lion", "version": 3 }');
    const folder = newGame(root, 'cub', 'lion');
    expect(readFileSync(join(root, folder, 'look.json'), 'utf8')).toBe('{ "code": "cub", "version": 1 }');
    expect(() => newGame(root, 'pup', 'wolf')).toThrow('there is no game "wolf" to copy');
  });

  it('does not replace an existing game', () => {
    mkdirSync(join(root, 'games/catalogue/fox'), { recursive: true });
    expect(() => newGame(root, 'fox')).toThrow('games/catalogue/fox exists');
  });
});
