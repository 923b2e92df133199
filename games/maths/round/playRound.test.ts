import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import owl from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { blockMessage, type BlockSource, coinsOf, contributionOf, MathsFile, playRound, slotGame } from '../index.ts';
import { blocksFor, stopsFor } from '../testing/blocksFor.ts';
import { TINY } from '../testing/tinyGame.ts';

const SERVER_SEED = '180a081ed62b17a541b1662e1e57a8a5cbd2e6e3583886eaf83b07da1b3c87ed';
const blocks =
  (clientSeed: string, nonce: number): BlockSource =>
  (cursor) =>
    createHmac('sha256', SERVER_SEED)
      .update(blockMessage(clientSeed, nonce, cursor))
      .digest();

const game = slotGame(MathsFile.parse(owl));
const tiny = slotGame(TINY);

describe('the round of the verify page', () => {
  const round = playRound(game, 2000, blocks('moon-owl-2611', 1184));

  it('shows four owls on line 7 and pays ×64', () => {
    expect(round).toEqual({
      code: 'owl',
      version: 1,
      variant: 'r96',
      spins: [
        {
          kind: 'base',
          stops: [30, 49, 47, 8, 2],
          window: [
            ['moon', 'owl', 'leaf'],
            ['emerald', 'owl', 'ruby'],
            ['moon', 'sapphire', 'owl'],
            ['acorn', 'owl', 'free'],
            ['ruby', 'key', 'moon'],
          ],
          wins: [{ line: 7, symbol: 'owl', count: 4, pay: 640 }],
          scatters: 1,
          multiple: 1,
          pay: 640,
        },
      ],
      jackpots: [],
      pay: 640,
      isCapped: false,
    });
    expect(coinsOf(round.pay, 2000)).toBe(128_000);
  });

  it('is the same again, and a plain object', () => {
    expect(playRound(game, 2000, blocks('moon-owl-2611', 1184))).toEqual(round);
    const text = JSON.stringify(round);
    expect(JSON.parse(text)).toEqual(round);
  });

  it('is another one with another nonce', () => {
    expect(playRound(game, 2000, blocks('moon-owl-2611', 1185))).not.toEqual(round);
  });
});

describe('free spins', () => {
  const spins = (...stops: number[][]) => playRound(tiny, 10, stopsFor(2, ...stops));

  it('do not start without enough scatters', () => {
    expect(spins([0, 0, 0])).toMatchObject({ spins: [{ kind: 'base', pay: 20 }], pay: 20 });
    expect(spins([1, 1, 0]).spins).toHaveLength(1);
  });

  it('begin at the first multiple, and a block each', () => {
    const round = spins([1, 1, 1], [1, 1, 1], [0, 0, 1]);
    expect(round.spins.map(({ kind, multiple, pay }) => [kind, multiple, pay])).toEqual([
      ['base', 1, 0],
      ['free', 1, 0],
      ['free', 1, 20],
    ]);
    expect(round).toMatchObject({ pay: 20, isCapped: false });
  });

  it('climb the ladder after a win and return to its first multiple after a loss', () => {
    const long = slotGame({ ...TINY, cap: 10_000, freeSpins: { atLeast: 3, spins: 7, ladder: [1, 2, 3, 5] } });
    const win = [0, 0, 0];
    const loss = [1, 1, 1];
    const round = playRound(long, 10, stopsFor(2, loss, win, win, win, win, win, loss, win));
    expect(round.spins.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 3, 5, 5, 5, 1]);
    expect(round.pay).toBe(20 * (1 + 2 + 3 + 5 + 5 + 1));
  });

  it('end at the cap', () => {
    const round = spins([1, 1, 1], [0, 0, 0], [0, 0, 0]);
    expect(round.spins.map(({ pay }) => pay)).toEqual([0, 20, 60]);
    expect(round).toMatchObject({ pay: 70, isCapped: true });
    const short = playRound(slotGame({ ...TINY, cap: 20 }), 10, stopsFor(2, [1, 1, 1], [0, 0, 0], [0, 0, 0]));
    expect(short.spins).toHaveLength(2);
    expect(short).toMatchObject({ pay: 20, isCapped: true });
  });
});

describe('jackpots', () => {
  const odds = 1000;
  const withJackpots = slotGame({
    ...TINY,
    jackpots: [
      { name: 'major', seed: 100, contribution: 3000, odds },
      { name: 'minor', seed: 100, contribution: 2500, odds },
    ],
  });
  const stops = [0, 1, 0].map((result) => ({ result, n: 2 }));
  const hit = (stake: number, ...results: number[]) =>
    playRound(withJackpots, stake, blocksFor([...stops, ...results.map((result) => ({ result, n: odds }))])).jackpots;

  it('are drawn after the stops, one after the other', () => {
    expect(hit(10, 0, 1)).toEqual(['major']);
    expect(hit(10, 1, 0)).toEqual(['minor']);
    expect(hit(10, 1, 1)).toEqual([]);
  });

  it('are hit in proportion to the stake', () => {
    expect(hit(200, 19, 20)).toEqual(['major']);
    expect(hit(210, 19, 20)).toEqual(['major', 'minor']);
  });

  it('grow by a share of the stake', () => {
    expect(withJackpots.jackpots.map((jackpot) => contributionOf(jackpot, 2000))).toEqual([6_000_000, 5_000_000]);
  });

  it.each([0, 15, -10, 10.5])('refuse a stake of %d', (stake) => {
    expect(() => playRound(tiny, stake, stopsFor(2, [0, 0, 0]))).toThrow('is not a multiple of 10');
  });
});

it('a game of an unknown variant is refused', () => {
  expect(() => slotGame(TINY, 'r50')).toThrow('tiny has no variant "r50"');
});
