import { expect, it } from 'vitest';
import { type MathsFile, type RoundOutcome, slotGame } from '#games/maths/index.ts';
import { playDraws } from '#games/maths/round/playRound.ts';
import { seededDraws } from '#games/maths/draws/seededDraws.ts';
import { BOARD_GAMES, BOOK, CRYSTAL, MYSTERY, STICKY } from '#games/maths/testing/boardGames.ts';
import { cellsOfWin } from '#games/api/index.ts';
import { RoundOutcome as ReplayedOutcome } from '#games/api/round.ts';
import { roundBoard } from './roundBoard.ts';

/** An outcome as a client receives it for a replay. */
function received(outcome: RoundOutcome) {
  const sent = JSON.stringify(outcome);
  return ReplayedOutcome.parse(JSON.parse(sent));
}

/** The first round with an outcome, as a client receives it for a replay. */
function roundOf(file: MathsFile, fits: (outcome: RoundOutcome) => boolean) {
  const draws = seededDraws(1);
  for (let tried = 0; tried < 5000; tried += 1) {
    const outcome = playDraws(slotGame(file), 10, draws);
    if (fits(outcome)) return received(outcome);
  }
  throw new Error(`no round of ${file.code} fits`);
}

it.each(BOARD_GAMES.map((file) => [file.code, file] as const))(
  'the replay of a round of %s has everything that the round had',
  (_code, file) => {
    const draws = seededDraws(2);
    for (let round = 0; round < 50; round += 1) {
      const outcome = playDraws(slotGame(file), 10, draws);
      expect(received(outcome)).toEqual(outcome);
    }
  },
);

it('a small board shows mystery symbols as they opened', () => {
  const outcome = roundOf(MYSTERY, ({ spins }) => spins.length === 1 && spins[0]?.mystery === 'c' && spins[0].pay > 0);
  expect(roundBoard(outcome, MYSTERY).columns).toEqual(outcome.spins[0]?.board);
});

it('a small board shows the wilds that stayed', () => {
  const outcome = roundOf(
    STICKY,
    ({ spins: [first, second, third] }) =>
      (third?.held?.length ?? 0) > 0 && third !== undefined && third.pay > Math.max(first?.pay ?? 0, second?.pay ?? 0),
  );
  expect(roundBoard(outcome, STICKY).columns).toEqual(outcome.spins[2]?.board);
});

it('a small board shows the respin that paid most', () => {
  const payOf = ({ wins }: { readonly wins: readonly { readonly pay: number }[] }): number =>
    wins.reduce((sum, { pay }) => sum + pay, 0);
  const outcome = roundOf(CRYSTAL, ({ spins: [spin] }) => {
    const [respin, ...others] = spin?.respins ?? [];
    return spin !== undefined && respin !== undefined && others.length === 0 && payOf(respin) > payOf(spin);
  });
  const respin = outcome.spins[0]?.respins?.[0];
  expect(roundBoard(outcome, CRYSTAL).columns).toEqual(respin?.board ?? respin?.window);
});

it('a win from the right marks the last cells of its line', () => {
  const win = { line: 3, symbol: 'a', count: 3, pay: 10 };
  const cells = (from: 'left' | 'right') => cellsOfWin({ ...win, from }, CRYSTAL.lines);
  expect(cells('left')).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
  ]);
  expect(cells('right')).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
  ]);
});

it('a small board shows the symbol that expanded on its reels', () => {
  const outcome = roundOf(BOOK, ({ spins: [first, ...free] }) =>
    free.some(
      ({ pay, expanded }) =>
        expanded?.reels.length === 3 && pay > (first?.pay ?? 0) && free.every((spin) => spin.pay <= pay),
    ),
  );
  expect(new Set(roundBoard(outcome, BOOK).columns.flat())).toEqual(new Set([outcome.expanding]));
});
