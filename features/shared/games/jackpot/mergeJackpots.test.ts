import { describe, expect, it } from 'vitest';
import { figureAt } from './jackpotFigure.ts';
import { mergeJackpots } from './mergeJackpots.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const WON = '2026-11-22T10:00:00.000Z';
const jackpots = (Amount: number, WonTime = '') => ({
  List: [
    { GameCode: 'toad', Amount, WonTime },
    { GameCode: 'koi', Amount: 500, WonTime: '' },
  ],
  Total: Amount + 500,
});

describe('merging two states of the jackpots', () => {
  it('takes the larger amount, even if it came first', () => {
    expect(mergeJackpots(jackpots(1000), jackpots(1010), NOW)).toMatchObject(jackpots(1010));
    expect(mergeJackpots(jackpots(1010), jackpots(1000), NOW)).toEqual(jackpots(1010));
  });

  it('lets a jackpot fall after a win, and does not raise it again for an older state', () => {
    expect(mergeJackpots(jackpots(1010), jackpots(100, WON), NOW)).toEqual(jackpots(100, WON));
    expect(mergeJackpots(jackpots(100, WON), jackpots(1010), NOW)).toEqual(jackpots(100, WON));
  });

  it('keeps the object if nothing changed, and drops a game that is no longer shown', () => {
    const known = jackpots(1010);
    expect(mergeJackpots(known, jackpots(1010), NOW)).toBe(known);
    const { List } = mergeJackpots(known, { List: known.List.slice(0, 1), Total: 1010 }, NOW);
    expect(List).toEqual(known.List.slice(0, 1));
  });
});

describe('the figure of a jackpot', () => {
  const figures = (of: ReturnType<typeof jackpots>, ...seconds: number[]) =>
    seconds.map(
      (each) => of.List.filter(({ GameCode }) => GameCode === 'toad').map((it) => figureAt(it, NOW + each * 1000))[0],
    );

  it('is the first amount, and rises evenly to the next amount within ten seconds', () => {
    const first = jackpots(1000);
    expect(figures(first, 0, 5)).toEqual([1000, 1000]);
    expect(figures(mergeJackpots(first, jackpots(1100), NOW), -1, 0, 2.5, 5, 10, 60)).toEqual([
      1000, 1000, 1025, 1050, 1100, 1100,
    ]);
  });

  it('continues to rise from its value when another amount comes, and falls immediately', () => {
    const rising = mergeJackpots(jackpots(1000), jackpots(1100), NOW - 5000);
    const further = mergeJackpots(rising, jackpots(1150), NOW);
    expect(figures(further, 0, 5, 10)).toEqual([1050, 1100, 1150]);
    expect(figures(mergeJackpots(further, jackpots(100, WON), NOW), 0)).toEqual([100]);
  });
});
