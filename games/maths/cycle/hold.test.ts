import { describe, expect, it } from 'vitest';
import { sheetOf, slotGame } from '../index.ts';
import type { HoldRule } from '../game/schema.ts';
import { playDraws } from '../round/playRound.ts';
import { countsAmong, everyRound } from '../testing/everyRound.ts';
import { HOLD, HOLD_JACKPOTS } from '../testing/smallGames.ts';
import { Distribution, ratio } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';
import { holdDistribution } from './holdDistribution.ts';
import { roundDistribution } from './roundDistribution.ts';

describe.each([HOLD, HOLD_JACKPOTS])('a round of $code', (file) => {
  const game = slotGame(file);
  const hold = holdDistribution(file.hold ?? never(), 4, file.cap);
  const exact = roundDistribution(enumerateCycle(game, game.base), { coins: hold }, file.cap);

  it('equals every round, played one by one', () => {
    // The draws of jackpots have odds of 2, 3 and 4.
    const jackpots = 12n ** 8n;
    const played = countsAmong(
      exact.total * jackpots,
      everyRound((draws) => playDraws(game, 10, draws)),
      ({ pay }) => pay,
    );
    expect(new Map([...exact.counts].map(([pay, count]) => [pay, count * jackpots]))).toEqual(
      new Distribution(played).counts,
    );
  });
});

function never(): never {
  throw new Error('the game has no hold and respin');
}

it('the sheet of a hold and respin has its features', () => {
  const [variant] = sheetOf(HOLD, '').variants;
  const game = slotGame(HOLD);
  const sums = { holds: 0, pay: 0, coins: 0, respins: 0, full: 0, mini: 0 };
  for (const { round, chances } of everyRound((draws) => playDraws(game, 10, draws))) {
    const { hold, spins } = round;
    if (hold === undefined) continue;
    const share = 1 / Number(chances);
    const coins = [...(spins[0]?.coins ?? []), ...hold.respins.flatMap((respin) => respin.coins)];
    sums.holds += share;
    sums.pay += share * hold.pay;
    sums.coins += share * coins.length;
    sums.respins += share * hold.respins.length;
    sums.full += hold.isFull ? share : 0;
    sums.mini += share * coins.filter(({ prize }) => prize === 'mini').length;
  }
  const close = (value: number): unknown => expect.closeTo(value, 10);
  expect(variant?.hold).toMatchObject({
    chance: close(sums.holds),
    mean: close(sums.pay / sums.holds / 10),
    coins: close(sums.coins / sums.holds),
    respins: close(sums.respins / sums.holds),
    full: close(sums.full),
    prizes: [
      { name: 'mini', pay: 50, chance: close(sums.mini) },
      { name: 'grand', pay: 300, chance: close(sums.full) },
    ],
  });
  expect(variant?.shares.hold).toBeCloseTo(sums.pay / 10, 10);
});

it('a jackpot of the full board is hit as often as the sheet says', () => {
  const game = slotGame(HOLD_JACKPOTS);
  let hits = 0;
  for (const { round, chances } of everyRound((draws) => playDraws(game, 10, draws)))
    if (round.jackpots.includes('pool')) hits += 1 / Number(chances);
  const jackpots = sheetOf(HOLD_JACKPOTS, '').jackpots.map(({ name, chance }) => [name, chance]);
  expect(new Map(jackpots.map(([name, chance]) => [name, Number(chance)])).get('pool')).toBeCloseTo(hits, 10);
});

/** A board of 15 cells and coins of many values, too large to play every round of it. */
const LARGE: HoldRule = {
  coin: 'pearl',
  atLeast: 6,
  respins: 3,
  coins: [
    { pays: 10, weight: 500 },
    { pays: 20, weight: 300 },
    { pays: 50, weight: 150 },
    { pays: 150, weight: 30 },
    { prize: 'mini', weight: 15 },
    { prize: 'major', weight: 5 },
  ],
  blank: 18_000,
  prizes: { mini: 200, major: 2000, grand: 10_000 },
  full: { prize: 'grand' },
};

/** Follows the chain forwards, respin by respin, with probabilities. */
function endsForwards({ coins, blank, respins }: HoldRule, cells: number, start: number): number[] {
  const weight = coins.reduce((sum, coin) => sum + coin.weight, 0);
  const chance = weight / (weight + blank);
  const ends = Array.from({ length: cells + 1 }, () => 0);
  let states = new Map([[`${start} ${respins}`, { held: start, left: respins, share: 1 }]]);
  while (states.size > 0) {
    const next: typeof states = new Map();
    for (const { held, left, share } of states.values()) {
      if (held === cells || left === 0) {
        ends[held] = (ends[held] ?? 0) + share;
        continue;
      }
      // The cells one after another.
      let landed = [1];
      for (let cell = held; cell < cells; cell += 1)
        landed = [...landed, 0].map((each, count) => each * (1 - chance) + (landed[count - 1] ?? 0) * chance);
      for (const [count, each] of landed.entries()) {
        const to = { held: held + count, left: count === 0 ? left - 1 : respins };
        const key = `${to.held} ${to.left}`;
        next.set(key, { ...to, share: (next.get(key)?.share ?? 0) + share * each });
      }
    }
    states = next;
  }
  return ends;
}

describe('a board of 15 cells', () => {
  const exact = holdDistribution(LARGE, 15, 50_000);

  it.each([6, 7, 9, 14, 15])('that %i coins start ends as a chain of probabilities does', (start) => {
    const forwards = endsForwards(LARGE, 15, start);
    for (const [coins, share] of exact.ends.get(start) ?? []) expect(share).toBeCloseTo(forwards[coins] ?? 0, 12);
  });

  it('pays on average what its coins and its full board pay', () => {
    const meanCoin = (500 * 10 + 300 * 20 + 150 * 50 + 30 * 150 + 15 * 200 + 5 * 2000) / 1000;
    const forwards = endsForwards(LARGE, 15, 6);
    const mean = forwards.reduce((sum, share, coins) => sum + share * coins * meanCoin, (forwards[15] ?? 0) * 10_000);
    const paid = [...(exact.byCoins.get(6) ?? [])].reduce((sum, [pay, count]) => sum + BigInt(pay) * count, 0n);
    expect(ratio(paid, exact.total)).toBeCloseTo(mean, 8);
  });

  it('counts every outcome once', () => {
    for (const pays of exact.byCoins.values())
      expect([...pays.values()].reduce((sum, count) => sum + count, 0n)).toBe(exact.total);
  });
});
