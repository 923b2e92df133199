import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coinsAtRisk } from './coinsAtRisk.ts';
import { TableFile } from './schema.ts';
import { tableRules } from './tableRules.ts';

const riskOf = (code: string, stakes: Readonly<Record<string, number>>): number =>
  coinsAtRisk(tableRules(TableFile.parse(JSON.parse(readFileSync(`games/rooms/${code}/rules.json`, 'utf8')))), stakes);

it.each([
  ['cards', { banker: 1000 }],
  ['dice', { 'triple-6': 1000 }],
  ['seasons', { winter: 1000 }],
  ['mahjong', { noDoor: 1000 }],
])('a single bet of %s is at risk as a whole', (code, stakes) => {
  expect(riskOf(code, stakes)).toBe(1000);
});

it.each([
  ['cards', { banker: 1000, player: 1000 }],
  ['dice', { big: 1000, small: 1000 }],
  ['seasons', { spring: 1000, summer: 1000, autumn: 1000, winter: 1000 }],
])('opposite bets of %s are hardly at risk', (code, stakes) => {
  expect(riskOf(code, stakes)).toBeLessThan(260);
});

it('bets that win and lose together are at risk as a whole', () => {
  expect(riskOf('seasons', { spring: 1000, warmHalf: 1000 })).toBeGreaterThan(1500);
});

it('no bet is no risk', () => {
  expect(riskOf('cards', {})).toBe(0);
});
