import { describe, expect, it } from 'vitest';
import { sheetOf, slotGame } from '../index.ts';
import type { RoundOutcome } from '../round/outcome.ts';
import { playDraws } from '../round/playRound.ts';
import { countsAmong, everyRound } from '../testing/everyRound.ts';
import { GATE, THROWN } from '../testing/smallGames.ts';
import { Distribution } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';
import { freePays, roundDistribution } from './roundDistribution.ts';

const boardsThatPay = ({ spins: [base] }: RoundOutcome): number =>
  [base, ...(base?.tumbles ?? [])].filter((board) => (board?.wins.length ?? 0) > 0).length;

describe('free spins that start with the second board that pays', () => {
  const game = slotGame(GATE);
  const rule = game.freeSpins ?? never();

  it('have the pays of every round, played one by one', () => {
    const free = { rule, pays: freePays(enumerateCycle(game, rule.reels), rule, game.cap) };
    const exact = roundDistribution(enumerateCycle(game, game.base), { free }, game.cap);
    const played = countsAmong(
      exact.total,
      everyRound((draws) => playDraws(game, 10, draws)),
      ({ pay }) => pay,
    );
    expect(exact.counts).toEqual(new Distribution(played).counts);
    expect(exact.counts.has(game.cap)).toBe(true);
    expect(exact.counts.size).toBeGreaterThan(10);
  });

  it('start exactly then, and the sheet says how often', () => {
    let started = 0;
    const chains = new Map<number, number>();
    for (const { round, chances } of everyRound((draws) => playDraws(game, 10, draws))) {
      const boards = boardsThatPay(round);
      const isEnded = (round.spins[0]?.pay ?? 0) >= game.cap;
      expect(round.spins.length > 1).toBe(boards >= 2 && !isEnded);
      if (boards >= 2) started += 1 / Number(chances);
      chains.set(boards, (chains.get(boards) ?? 0) + 1 / Number(chances));
    }
    const [variant] = sheetOf(GATE, '').variants;
    expect(variant?.freeSpins?.chance).toBeCloseTo(started, 12);
    for (const { boards, chance } of variant?.chains ?? []) expect(chance).toBeCloseTo(chains.get(boards) ?? 0, 12);
    expect(variant?.chains?.length).toBe(Math.max(...chains.keys()));
  });
});

it('the chains of a sheet are all base spins that pay', () => {
  for (const file of [GATE, THROWN]) {
    const [variant] = sheetOf(file, '').variants;
    const all = (variant?.chains ?? []).reduce((sum, { chance }) => sum + chance, 0);
    expect(all).toBeCloseTo(variant?.baseHitRate ?? 0, 11);
  }
});

function never(): never {
  throw new Error('the game has no free spins');
}
