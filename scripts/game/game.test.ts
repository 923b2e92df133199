import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sheetOf } from '#games/maths/index.ts';
import { faultsOfMaths, readMaths } from './catalogue.ts';
import { checkGame } from './check.ts';
import { renderSheet } from './renderSheet.ts';
import { keepVersion, versionFaults } from './versions.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'games-'));
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, data: unknown): Promise<void> {
  const path = join(root, 'games/catalogue/coin', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof data === 'string' ? data : JSON.stringify(data));
}

/** A line of three reels pays 2 stakes in 1 of 8 cases, and 3 in another: 62.5 %. */
const COIN = {
  code: 'coin',
  version: 1,
  rows: 1,
  stops: 2,
  lines: [[0, 0, 0]],
  pays: { head: { 3: 20 }, tail: { 3: 30 } },
  cap: 30,
  stakes: [10],
  jackpots: [],
  strips: { base: ['head tail', 'head tail', 'tail head'] },
  variants: [{ name: 'fair', return: { from: 6250, to: 6250 }, base: 'base' }],
};

async function plant(maths: object = COIN): Promise<void> {
  await write('maths.json', maths);
  const { file, hash } = readMaths(root, 'coin');
  await write('sheet.json', sheetOf(file, hash));
  await keepVersion(root, 'coin');
}

describe('a check of a game', () => {
  it('accepts valid data', async () => {
    await plant();
    expect(checkGame(root, 'coin')).toEqual([]);
  });

  it('refuses a return outside the declared range', async () => {
    await plant({ ...COIN, variants: [{ ...COIN.variants[0], return: { from: 6300, to: 6500 } }] });
    expect(checkGame(root, 'coin')).toEqual([
      'games/catalogue/coin/maths.json: variants[0].return: "fair" returns 62.50 %, not 63.00 % to 65.00 %',
    ]);
  });

  it('refuses a round that could win more than a provider may pay', async () => {
    await plant({ ...COIN, cap: 50_000, stakes: [10, 200_010] });
    expect(checkGame(root, 'coin')).toEqual([
      'games/catalogue/coin/maths.json: cap: a stake of 200010 could win 1000050000 coins, and a round pays at most 1000000000',
    ]);
  });

  it('refuses a choice that would change the return, with the two means', async () => {
    const option = (name: string, pays: number) => ({ name, prizes: [{ pays, weight: 1 }] });
    await plant({
      ...COIN,
      stops: 3,
      choice: { symbol: 'key', atLeast: 3, default: 'left', options: [option('left', 12), option('right', 15)] },
      strips: { base: ['head tail key', 'head tail key', 'tail key head'] },
      variants: [{ ...COIN.variants[0], return: { from: 0, to: 10_000 } }],
    });
    expect(checkGame(root, 'coin')).toEqual([
      'games/catalogue/coin/maths.json: choice.options[1]: has the mean ×1.5 in fair, and options[0] has ×1.2: the return would depend on the player',
    ]);
  });

  it('refuses a jackpot whose name the wallet does not know', async () => {
    await plant({ ...COIN, jackpots: [{ name: 'huge', seed: 1, contribution: 1, odds: 10 }] });
    expect(checkGame(root, 'coin')).toEqual([
      'games/catalogue/coin/maths.json: jackpots[0].name: "huge" is none of grand, major, minor, mini, vault, pool',
    ]);
  });

  it('refuses a shared pool that begins with other coins than in another game', async () => {
    const pool = { name: 'pool', pool: 'fortune', seed: 5, contribution: 1, odds: 10 };
    await plant({ ...COIN, jackpots: [pool] });
    const other = join(root, 'games/catalogue/dice/maths.json');
    await mkdir(dirname(other), { recursive: true });
    await writeFile(other, JSON.stringify({ ...COIN, code: 'dice', jackpots: [{ ...pool, seed: 6 }] }));
    expect(checkGame(root, 'coin')).toEqual([
      'games/catalogue/coin/maths.json: jackpots[0].seed: is 5, and the pool fortune begins with 6 in dice',
    ]);
  });

  it('names the file and the field of a fault', async () => {
    await write('maths.json', { ...COIN, stakes: [15], code: 'dice' });
    expect(checkGame(root, 'coin')).toEqual([
      'games/catalogue/coin/maths.json: stakes[0]: 15 is not a multiple of 10',
      'games/catalogue/coin/maths.json: code: "dice" is not the name of the folder',
    ]);
    expect(() => readMaths(root, 'coin')).toThrow('stakes[0]: 15 is not a multiple of 10');
  });

  it('refuses a missing or invalid file', async () => {
    expect(faultsOfMaths(root, 'coin')).toEqual([
      expect.stringMatching(/^games\/catalogue\/coin\/maths\.json: ENOENT/),
    ]);
    await write('maths.json', '{');
    expect(faultsOfMaths(root, 'coin')).toEqual([
      expect.stringMatching(/^games\/catalogue\/coin\/maths\.json: .*JSON/),
    ]);
  });

  it('refuses results of other mathematics', async () => {
    await plant();
    await write('maths.json', { ...COIN, version: 2 });
    expect(checkGame(root, 'coin')).toEqual([
      'games/catalogue/coin/versions: has no copy of maths.json; run npm run game -- sheet coin',
      'games/catalogue/coin/sheet.json: differs from what maths.json gives; run npm run game -- sheet coin',
    ]);
  });

  it('refuses a simulation of other mathematics, or with a return far off', async () => {
    await plant();
    const { hash } = readMaths(root, 'coin');
    const tally = {
      rounds: 10_000,
      paid: 62_500,
      squares: 1_625_000,
      wins: 2500,
      freeSpins: 0,
      capped: 1250,
      jackpots: {},
    };
    const simulation = { command: '', variant: 'fair', seed: 'a', stake: 10, maths: hash, tally };
    await write('simulation.json', simulation);
    expect(checkGame(root, 'coin')).toEqual([]);
    await write('simulation.json', { ...simulation, tally: { ...tally, paid: 67_500 } });
    expect(checkGame(root, 'coin')).toEqual([
      expect.stringMatching(/simulation\.json: tally: lies 4\.\d\d standard errors/),
    ]);
    await write('simulation.json', { ...simulation, maths: 'another' });
    expect(checkGame(root, 'coin')).toEqual([expect.stringMatching(/simulation\.json: maths: is another maths\.json/)]);
  });
});

describe('versions of a game', () => {
  const faults = () => versionFaults(root, 'coin').join('\n');
  const raise = async (version: number, cap = 30): Promise<string> => {
    await write('maths.json', { ...COIN, version, cap });
    return readMaths(root, 'coin').hash;
  };

  it('are kept, each with its own number', async () => {
    await plant();
    await raise(2);
    await keepVersion(root, 'coin');
    expect(faults()).toBe('');
  });

  it('need a higher number for other content', async () => {
    await plant();
    await raise(1, 40);
    expect(faults()).toMatch(/maths\.json: version: 1 is versions\/[\da-f]+\.json; raise the version/);
    await expect(keepVersion(root, 'coin')).rejects.toThrow('raise the version');
  });

  it('must not be lost or changed', async () => {
    await plant();
    const first = readMaths(root, 'coin').hash;
    await raise(2);
    await keepVersion(root, 'coin');
    await write(`versions/${first}.json`, { ...COIN, cap: 40 });
    expect(faults()).toContain('was changed');
    await rm(join(root, `games/catalogue/coin/versions/${first}.json`));
    expect(faults()).toContain('versions: has no version 1');
  });

  it('must not decrease', async () => {
    await plant();
    await raise(2);
    await keepVersion(root, 'coin');
    await raise(1);
    expect(faults()).toContain('is older than one that is kept');
  });
});

it('the page of a game without features states its return', async () => {
  await plant();
  const { file, hash } = readMaths(root, 'coin');
  const page = renderSheet(file, sheetOf(file, hash), undefined);
  expect(page).toContain('| return | **62.50 %** |');
  expect(page).toContain('No simulation is recorded.');
  expect(page).toContain('The game has no jackpots.');
  expect(page).not.toContain('free spin');
});
