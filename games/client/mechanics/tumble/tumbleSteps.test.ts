import { expect, it } from 'vitest';
import type { Orb, SpinOutcome, Win } from '#games/api/index.ts';
import { slotGame } from '#games/maths/index.ts';
import { playDraws } from '#games/maths/round/playRound.ts';
import { everyRound } from '#games/maths/testing/everyRound.ts';
import { LEDGES, RISING } from '#games/maths/testing/smallGames.ts';
import { answered, BASE, FREE, Play, press, roundOf } from '../../testing/playedRound.ts';
import { freshOrbs, lastBoard, spinBoards, wonCells } from './tumbleSteps.ts';

const win = (pay: number): Win => ({
  symbol: 'a',
  count: 2,
  pay,
  cells: [
    [0, 0],
    [1, 0],
  ],
});
const board = (wins: readonly Win[], orbs: readonly Orb[] = []) => ({
  removed: [],
  window: [['b'], ['b'], ['b']],
  wins,
  multiple: 1,
  orbs,
});
/** Boards that pay 4 and 2, and multiples of 3 and 2 at the end. */
const SPIN: SpinOutcome = {
  ...BASE,
  wins: [win(4)],
  orbs: [],
  tumbles: [
    board([win(2)]),
    board(
      [],
      [
        { cell: [0, 0], multiple: 3 },
        { cell: [2, 0], multiple: 2 },
      ],
    ),
  ],
  thrown: 5,
  pay: 30,
};
const stopped = (spins: readonly SpinOutcome[], change = {}) =>
  new Play().do(press(), answered(roundOf(spins, change)), { type: 'reelsStopped' });

it('shows each board that pays, then multiplies them, and counts their sum once', () => {
  const play = stopped([SPIN]);
  expect(play.state).toMatchObject({ phase: 'tumble', balance: 900 });
  const balances = play.watch();
  expect(play.effects.map((effect) => effect.do).filter((name) => !['post', 'ask'].includes(name))).toEqual([
    'startReels',
    'stopReels',
    'tumble',
    'tumble',
    'multiply',
    'showWins',
    'close',
  ]);
  expect(play.done('tumble')).toMatchObject([
    { board: 0, sums: [40, 60, 60] },
    { board: 1, sums: [40, 60, 60] },
  ]);
  expect(play.done('multiply')).toMatchObject([{ sum: 60, coins: 300 }]);
  expect(play.done('showWins')).toMatchObject([{ coins: 300, counted: 60, size: 'small' }]);
  expect(balances.at(-1)).toBe(1200);
});

it('skips to the end of all boards on one press', () => {
  const play = stopped([SPIN]).do(press(9000));
  expect(play.done('skip')).toHaveLength(1);
  play.do({ type: 'shown' });
  expect(play.state.phase).toBe('multiply');
  expect(play.done('tumble')).toHaveLength(1);
  play.watch();
  expect(play.state).toMatchObject({ phase: 'idle', balance: 1200 });
});

it('shows the boards of each free spin', () => {
  const free = { ...SPIN, kind: 'free' } as const;
  const play = stopped([BASE, free, FREE, free]);
  play.watch();
  expect(play.done('tumble').map((effect) => 'board' in effect && effect.board)).toEqual([0, 1, 0, 1]);
  expect(play.done('leaveFreeSpins')).toMatchObject([{ coins: 600 }]);
});

it('multiplies nothing without multiples, and counts no more than the cap pays', () => {
  const plain: SpinOutcome = { ...SPIN, thrown: 1, pay: 6 };
  expect(stopped([plain]).watch()).toHaveLength(3);
  const round = roundOf([plain]);
  const { Result } = round;
  if (Result?.Outcome === undefined) throw new Error('the round has no outcome');
  const Outcome = { ...Result.Outcome, pay: 5, isCapped: true };
  const play = stopped([plain], { Result: { ...Result, Win: 50, Balance: 950, Outcome } });
  play.watch();
  expect(play.done('tumble')).toMatchObject([{ sums: [40, 50, 50] }, {}]);
  expect(play.state.balance).toBe(950);
});

it.each([RISING, LEDGES])('counts the pay of every round of $code by its boards', (file) => {
  const game = slotGame(file, 'only');
  for (const { round } of everyRound((draws) => playDraws(game, 10, draws)))
    for (const spin of round.spins) {
      const boards = spinBoards(spin);
      const pay = boards.reduce(
        (sum, { wins, multiple }) => sum + wins.reduce((pays, each) => pays + each.pay, 0) * multiple,
        0,
      );
      expect(pay).toBe(spin.pay);
      // The next board has filled the cells of the wins.
      const won = boards.slice(0, -1).map((each) => new Set(wonCells(each)));
      expect(boards.slice(1).map(({ removed }) => new Set(removed))).toEqual(won);
    }
});

it('tells the multiples that came in from those that fell', () => {
  const before: Orb[] = [{ cell: [1, 2], multiple: 5 }];
  const after: Orb[] = [
    { cell: [0, 0], multiple: 2 },
    { cell: [1, 0], multiple: 10 },
    { cell: [1, 4], multiple: 5 },
  ];
  expect(freshOrbs(before, after).map(({ multiple }) => multiple)).toEqual([2, 10]);
});

it('keeps the last board on the screen', () => {
  expect(lastBoard(SPIN)).toMatchObject({ window: [['b'], ['b'], ['b']], orbs: [{ multiple: 3 }, { multiple: 2 }] });
  expect(lastBoard(BASE)).toBe(BASE);
});
