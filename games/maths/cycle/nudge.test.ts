import { describe, expect, it } from 'vitest';
import { sheetOf, slotGame } from '../index.ts';
import { playDraws } from '../round/playRound.ts';
import { countsAmong, everyRound } from '../testing/everyRound.ts';
import { NUDGE } from '../testing/smallGames.ts';
import { Distribution } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';
import { roundDistribution } from './roundDistribution.ts';

const game = slotGame(NUDGE);
const rounds = [...everyRound((draws) => playDraws(game, 10, draws))];

describe('a nudge', () => {
  it('has the pays of every round, played one by one', () => {
    const exact = roundDistribution(enumerateCycle(game, game.base), {}, game.cap);
    const played = countsAmong(4n ** 3n * 5n, rounds, ({ pay }) => pay);
    expect(exact.counts).toEqual(new Distribution(played).counts);
  });

  it('moves the third reel only if nothing pays and the first two reels agree', () => {
    for (const { round } of rounds) {
      const [{ stops = [], window = [], nudge, wins = [] } = {}] = round.spins;
      const strip = (NUDGE.strips['base']?.[2] ?? '').split(' ');
      const column = (by: number): string[] => [0, 1].map((row) => strip[((stops[2] ?? 0) + by + row + 4) % 4] ?? '');
      const pairs = (NUDGE.lines ?? []).map(([one = 0, other = 0]) => [window[0]?.[one], window[1]?.[other]]);
      const agree = pairs.some(([one, other]) => one === other || one === 'w' || other === 'w');
      if (nudge?.moved === true) {
        expect(agree).toBe(true);
        expect(nudge.window).toEqual([window[0], window[1], column(nudge.arrow === 'up' ? 1 : -1)]);
      } else {
        expect(nudge?.window).toEqual(window);
        expect(nudge?.arrow === 'none' || !agree || wins.length > 0).toBe(true);
      }
    }
    expect(new Set(rounds.map(({ round }) => round.spins[0]?.nudge?.arrow))).toEqual(new Set(['none', 'up', 'down']));
  });

  it('is on the sheet as often as it is played', () => {
    const sums = { chance: 0, wins: 0, return: 0 };
    for (const { round, chances } of rounds) {
      if (round.spins[0]?.nudge?.moved !== true) continue;
      // The arrows weigh 2, 2 and 1, and are played one by one: each of five draws.
      sums.chance += 1 / Number(chances);
      sums.wins += round.pay > 0 ? 1 / Number(chances) : 0;
      sums.return += round.pay / 10 / Number(chances);
    }
    const [variant] = sheetOf(NUDGE, '').variants;
    expect(variant?.nudge?.chance).toBeCloseTo(sums.chance, 10);
    expect(variant?.nudge?.wins).toBeCloseTo(sums.wins, 10);
    expect(variant?.nudge?.return).toBeCloseTo(sums.return, 10);
    const rows = (variant?.baseLines ?? []).reduce((sum, row) => sum + row.return, 0);
    expect(rows).toBeCloseTo(variant?.return ?? 0, 10);
  });
});
