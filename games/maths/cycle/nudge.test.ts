import { describe, expect, it } from 'vitest';
import { sheetOf, slotGame } from '../index.ts';
import { playDraws } from '../round/playRound.ts';
import { countsAmong, everyRound } from '../testing/everyRound.ts';
import { NUDGE } from '../testing/boardGames.ts';
import { Distribution } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';
import { roundDistribution } from './roundDistribution.ts';

describe('a nudge', () => {
  const game = slotGame(NUDGE);
  const rounds = [...everyRound((draws) => playDraws(game, 10, draws))];
  const spins = rounds.flatMap(({ round }) => round.spins);

  it('has the pays of every round, played one by one', () => {
    const exact = roundDistribution(enumerateCycle(game, game.base), {}, game.cap);
    const played = countsAmong(exact.total, rounds, ({ pay }) => pay);
    expect(exact.counts).toEqual(new Distribution(played).counts);
    expect(exact.counts.size).toBeGreaterThan(5);
  });

  it('counts the wins of the pay table in the sheet', () => {
    const [variant] = sheetOf(NUDGE, '').variants;
    const share = (symbol: string, count: number): number =>
      rounds.reduce(
        (sum, { round, chances }) =>
          sum +
          (round.spins[0]?.wins ?? []).filter((win) => win.symbol === symbol && win.count === count).length /
            Number(chances),
        0,
      );
    expect(variant?.baseLines.length).toBeGreaterThan(3);
    for (const { symbol, count, chance } of variant?.baseLines ?? [])
      expect(chance).toBeCloseTo(share(symbol, count), 12);
  });

  it('says in the sheet how often the reel moves, how often that pays, and what it returns', () => {
    const [variant] = sheetOf(NUDGE, '').variants;
    let [chance, won, returned] = [0, 0, 0];
    for (const { round, chances } of rounds) {
      const [spin] = round.spins;
      if (spin?.nudge?.moved !== true) continue;
      chance += 1 / Number(chances);
      if (spin.pay > 0) won += 1 / Number(chances);
      returned += spin.pay / 10 / Number(chances);
    }
    expect(won).toBeGreaterThan(0);
    expect(variant?.nudge?.chance).toBeCloseTo(chance, 11);
    expect(variant?.nudge?.hitRate).toBeCloseTo(won / chance, 11);
    expect(variant?.nudge?.return).toBeCloseTo(returned, 11);
  });

  it('moves the last reel by a stop in the direction of the arrow', () => {
    const strip = NUDGE.strips['base']?.[2]?.split(' ') ?? [];
    const moved = spins.filter(({ nudge }) => nudge?.moved === true);
    expect(new Set(moved.map(({ nudge }) => nudge?.arrow))).toEqual(new Set(['up', 'down']));
    for (const { stops, window, board, nudge } of moved) {
      const step = nudge?.arrow === 'up' ? 1 : strip.length - 1;
      const at = ((stops[2] ?? 0) + step) % strip.length;
      expect(board?.[2]).toEqual([strip[at], strip[(at + 1) % strip.length]]);
      expect(board?.slice(0, 2)).toEqual(window.slice(0, 2));
    }
  });

  it('moves nothing if the window pays, the first reels differ on each line, or no arrow is drawn', () => {
    const lines = NUDGE.lines ?? [];
    for (const { window, nudge, board } of spins) {
      const places = window.map((reel) => reel.map((symbol) => game.symbols.indexOf(symbol)));
      const pays = game.pays.winsIn(places).length > 0;
      const agrees = lines.some(([first = 0, second = 0]) => {
        const pair = [window[0]?.[first], window[1]?.[second]];
        return pair.includes('w') || pair[0] === pair[1];
      });
      const moves = nudge?.arrow !== 'none' && !pays && agrees;
      expect(nudge?.moved).toBe(moves);
      expect(board !== undefined).toBe(moves);
    }
  });
});
