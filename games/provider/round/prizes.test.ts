import { expect, test } from 'vitest';
import { highestPrize, type PrizedOutcome } from './prizes.ts';

const coin = (prize?: string) => ({ pay: 10, prize });
const outcome = (jackpots: readonly string[], base: readonly string[], respins?: readonly string[], full?: string) =>
  ({
    jackpots,
    spins: [{ pay: 0, coins: base.map(coin) }],
    ...(respins && { hold: { pay: 0, prize: full, respins: [{ left: 3, coins: respins.map(coin) }] } }),
  }) satisfies PrizedOutcome;

test.each<[string, PrizedOutcome, string]>([
  ['a round without a prize', outcome([], []), ''],
  ['a pool', outcome(['minor'], []), 'minor'],
  ['several pools', outcome(['minor', 'major'], []), 'major'],
  ['a pool that games share', outcome(['grand', 'pool'], []), 'pool'],
  ['coins that start no feature', outcome([], ['grand']), ''],
  ['coins of the base spin and of respins', outcome([], ['mini'], ['major', 'minor']), 'major'],
  ['a full board', outcome([], ['mini'], ['minor'], 'grand'), 'grand'],
  ['a pool below a fixed prize', outcome(['mini'], ['major'], []), 'major'],
])('names the highest prize of %s', (_, each, name) => {
  expect(highestPrize(each)).toBe(name);
});
