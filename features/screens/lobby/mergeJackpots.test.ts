import { describe, expect, it } from 'vitest';
import { mergeJackpots } from './mergeJackpots.ts';

const WON = '2026-11-22T10:00:00.000Z';
const jackpots = (Amount: number, WonTime = '') => ({
  List: [
    { GameCode: 'toad', Amount, WonTime },
    { GameCode: 'koi', Amount: 500, WonTime: '' },
  ],
  Total: Amount + 500,
});

describe('of two words on the jackpots', () => {
  it('takes the larger, whichever came last', () => {
    expect(mergeJackpots(jackpots(1000), jackpots(1010))).toEqual(jackpots(1010));
    expect(mergeJackpots(jackpots(1010), jackpots(1000))).toEqual(jackpots(1010));
  });

  it('lets one fall when it was won since, and does not let an older word raise it again', () => {
    expect(mergeJackpots(jackpots(1010), jackpots(100, WON))).toEqual(jackpots(100, WON));
    expect(mergeJackpots(jackpots(100, WON), jackpots(1010))).toEqual(jackpots(100, WON));
  });

  it('keeps what is known where nothing changed, and forgets a game that is no longer shown', () => {
    const known = jackpots(1010);
    expect(mergeJackpots(known, jackpots(1010))).toBe(known);
    const { List } = mergeJackpots(known, { List: known.List.slice(0, 1), Total: 1010 });
    expect(List).toEqual(known.List.slice(0, 1));
  });
});
