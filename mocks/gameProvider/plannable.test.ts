import { expect, it } from 'vitest';
import dragon from '#games/catalogue/dragon/maths.json' with { type: 'json' };
import koi from '#games/catalogue/koi/maths.json' with { type: 'json' };
import owl from '#games/catalogue/owl/maths.json' with { type: 'json' };
import seven from '#games/catalogue/seven/maths.json' with { type: 'json' };
import { MathsFile, slotGame } from '#games/maths/index.ts';
import { LEVEL } from '#games/maths/testing/smallGames.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import { canPlan, OutcomeSearch, plannedLevel } from './outcomes.ts';
import { plannableOutcomes } from './plannable.ts';
import { loadCatalogue, loadSheets, rareSeedsOf } from './catalogue.ts';

it('plans each feature and prize of each game', () => {
  const outcomes = new Map(plannableOutcomes().map(({ outcome, games }) => [outcome, games]));
  const [common, hold] = [
    ['win', 'big', 'huge', 'dry'],
    ['hold', 'fullBoard', 'minor', 'mini'],
  ] as const;
  for (const outcome of [...common, 'freeSpins', 'major', 'minor'] as const)
    expect(outcomes.get(outcome)).toContain('owl');
  for (const outcome of [...common, ...hold, 'grand', 'major'] as const)
    expect(outcomes.get(outcome)).toContain('dragon');
  for (const outcome of [...common, ...hold, 'pool'] as const) expect(outcomes.get(outcome)).toContain('cat');
  for (const outcome of [...common, 'freeSpins', 'tumbles', 'multiplied'] as const)
    expect(outcomes.get(outcome)).toContain('candy');
  expect(outcomes.get('multiplied')).toContain('panda');
  expect([outcomes.get('respins'), outcomes.get('mystery'), outcomes.get('split')]).toEqual([
    ['crystal'],
    ['liondance'],
    ['rabbit'],
  ]);
});

it('plans no feature and no prize that a game does not have', () => {
  const { freeSpins: _none, ...file } = MathsFile.parse(owl);
  const [major] = file.jackpots;
  const rare = rareSeedsOf('owl');
  expect(canPlan(file, 'freeSpins', rare)).toBe(false);
  expect(canPlan(file, 'mini', rare)).toBe(false);
  expect(canPlan(file, 'major', {})).toBe(false);
  for (const feature of ['hold', 'fullBoard', 'tumbles', 'multiplied', 'nudge'] as const)
    expect(canPlan(file, feature, rare)).toBe(false);
  expect(canPlan(MathsFile.parse(dragon), 'grand', {})).toBe(false);
  expect(canPlan({ ...file, jackpots: major ? [{ ...major, odds: 100 }] : [] }, 'major', {})).toBe(true);
});

it('plans the features of games with free spins after tumbles, and with a nudge', () => {
  const maths = (file: unknown, feature: 'freeSpins' | 'tumbles' | 'nudge') =>
    canPlan(MathsFile.parse(file), feature, {});
  expect([maths(koi, 'freeSpins'), maths(koi, 'tumbles'), maths(koi, 'nudge')]).toEqual([true, true, false]);
  expect([maths(seven, 'nudge'), maths(seven, 'freeSpins')]).toEqual([true, false]);
});

it('plans a turn of the wheel and its jackpot, with a level that is nearly full', () => {
  expect(canPlan(LEVEL, 'wheel', {})).toBe(true);
  expect(canPlan(LEVEL, 'minor', {})).toBe(true);
  const game = slotGame(LEVEL);
  expect([plannedLevel(game, 'wheel'), plannedLevel(game, 'minor'), plannedLevel(game, 'mini')]).toEqual([
    4,
    4,
    undefined,
  ]);
  const search = new OutcomeSearch(nodeCrypto, () => 'a'.repeat(64), {}, 10);
  const seeds = Array.from({ length: 40 }, (_, at) => ({ ServerSeed: 'a'.repeat(64), ClientSeed: 'c', Nonce: at + 1 }));
  expect(seeds.filter((each) => search.has(game, 'wheel', each)).length).toBeGreaterThan(20);
  expect(seeds.filter((each) => search.has(game, 'minor', each)).length).toBeGreaterThan(3);
});

it('plays every folder of the catalogue that has a sheet, with its versions', () => {
  const catalogue = loadCatalogue();
  for (const { code, maths } of loadSheets()) expect(catalogue.current(code)?.hash).toBe(maths);
});
