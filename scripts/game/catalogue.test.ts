import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import games from '#content/games.json' with { type: 'json' };
import { slotGame } from '#games/maths/index.ts';
import { declaredGame } from '#games/provider/declaredGame.ts';
import { GameProvidersFile } from '#protocol/wallet/index.ts';
import { gameCodes, readMaths, readSheet, readSimulation, readSizes, readTouchable } from './catalogue.ts';
import { simulationFaults } from './check.ts';
import { versionFaults } from './versions.ts';
import { compareCount, compareReturn, MAX_Z } from './compare.ts';
import { renderSheet } from './renderSheet.ts';
import { renderTable } from './renderTable.ts';
import { simulate } from './simulate.ts';

const root = join(import.meta.dirname, '../..');
const codes = gameCodes(root);

it('each game of the catalogue says on which day it opened', () => {
  const dated = games.filter((game) => 'Opened' in game).map(({ GameCode }) => GameCode);
  expect(dated).toEqual(expect.arrayContaining([...codes]));
});

it('only tiles of games that exist have figures of their own', () => {
  const withFigures = games.filter((game) => 'Stakes' in game || 'Volatility' in game);
  expect(withFigures.map(({ GameCode }) => GameCode).toSorted()).toEqual(codes);
});

it('the declaration that ships declares each game as its sheet does', () => {
  const example = readFileSync(join(root, 'deploy/systemd/providers.json.example'), 'utf8');
  const [provider] = GameProvidersFile.parse(JSON.parse(example)).Providers;
  const byCode = (games: readonly { readonly GameCode: string }[]) =>
    games.toSorted((one, other) => one.GameCode.localeCompare(other.GameCode));
  expect(byCode(provider?.Games ?? [])).toEqual(codes.map((code) => declaredGame(readSheet(root, code))));
});

it('the table of all games is up to date: npm run game -- table', () => {
  expect(readFileSync(join(root, 'docs/games/README.md'), 'utf8')).toBe(
    renderTable(root, readSizes(root), readTouchable(root)),
  );
});

// `npm run test:long` computes every exact result again: `npm run game -- check`.
describe.each(codes)('the game %s', (code) => {
  const { file, hash } = readMaths(root, code);
  const sheet = readSheet(root, code);

  it('has the figures of its tile in the lobby', () => {
    const tile = games.find(({ GameCode }) => GameCode === code);
    expect(tile).toMatchObject({
      Stakes: file.stakes,
      Volatility: sheet.variants[0]?.volatility,
      // A tile shows a jackpot if the game has a pool.
      Jackpot: file.jackpots.length > 0,
    });
    expect(sheet.jackpots.map(({ name }) => name)).toEqual(file.jackpots.map(({ name }) => name));
  });

  it('has the results of its maths.json: npm run game -- sheet <code>', () => {
    expect(sheet).toMatchObject({ code, version: file.version, maths: hash });
    expect(sheet.variants.map(({ name }) => name)).toEqual(file.variants.map(({ name }) => name));
  });

  it('says how long the gold of a sitting lasts', () => {
    for (const { lasting = [] } of sheet.variants) expect(lasting.map(({ stake }) => stake)).toEqual([20, 100]);
  });

  it('keeps every played version', () => {
    expect(versionFaults(root, code)).toEqual([]);
  });

  it('has a page with these results', () => {
    const page = readFileSync(join(root, `docs/games/${code}.md`), 'utf8');
    expect(renderSheet(file, sheet, readSimulation(root, code))).toBe(page);
  });

  it('returns the declared share', () => {
    for (const [index, { return: declared }] of file.variants.entries()) {
      const exact = (sheet.variants[index]?.return ?? 0) * 10_000;
      expect(exact).toBeGreaterThanOrEqual(declared.from);
      expect(exact).toBeLessThanOrEqual(declared.to);
    }
  });

  it('has a simulation near its exact return', () => {
    expect(simulationFaults(root, code)).toEqual([]);
  });
});

describe('夜梟秘寶', () => {
  const { file } = readMaths(root, 'owl');
  const [exact] = readSheet(root, 'owl').variants;
  if (exact === undefined) throw new Error('the game has no variant');

  it('has the properties of its information sheet', () => {
    expect(exact).toMatchObject({ basisPoints: 9602, volatility: 4, most: { pay: 50_000 } });
    expect((exact.hitRate * 100).toFixed(1)).toBe('28.4');
    expect(file.lines).toHaveLength(20);
    expect(file.lines?.[6]).toEqual([1, 1, 2, 1, 1]);
    expect(file.lines?.[12]).toEqual([1, 0, 1, 0, 1]);
    expect(file.variants.map(({ name }) => name)).toEqual(['r96', 'r94']);
  });

  it('has wilds on its middle reels only', () => {
    for (const strips of Object.values(file.strips))
      expect(strips.map((strip) => strip.split(' ').includes('wild'))).toEqual([false, true, true, true, false]);
  });

  it('gives the same simulation in parts as in one piece', () => {
    const game = slotGame(file, 'r94');
    const play = (first: number, rounds: number) => simulate(game, { rounds, seed: 'parts', first, stake: 20 });
    const [whole, head, tail] = [play(1, 3000), play(1, 1000), play(1001, 2000)];
    for (const sum of ['rounds', 'paid', 'squares', 'wins', 'freeSpins'] as const)
      expect(head[sum] + tail[sum]).toBe(whole[sum]);
  });

  it('returns its exact share over 200,000 rounds', () => {
    const tally = simulate(slotGame(file), { rounds: 200_000, seed: 'a million rounds', stake: 2000 });
    expect(Math.abs(compareReturn(tally, exact).z)).toBeLessThanOrEqual(MAX_Z);
    expect(Math.abs(compareCount(tally.wins, tally.rounds, exact.hitRate).z)).toBeLessThanOrEqual(MAX_Z);
    const { chance = 0 } = exact.freeSpins ?? {};
    expect(Math.abs(compareCount(tally.freeSpins, tally.rounds, chance).z)).toBeLessThanOrEqual(MAX_Z);
  });
});
