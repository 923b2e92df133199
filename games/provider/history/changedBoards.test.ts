import { expect, it } from 'vitest';
import { type MathsFile, type RoundOutcome, slotGame } from '#games/maths/index.ts';
import { playDraws } from '#games/maths/round/playRound.ts';
import { seededDraws } from '#games/maths/draws/seededDraws.ts';
import { BOARD_GAMES, BOOK, CRYSTAL, MYSTERY, STICKY } from '#games/maths/testing/boardGames.ts';
import { RoundOutcome as ReplayedOutcome } from '#games/api/round.ts';
import { roundBoard } from './roundBoard.ts';

/** The first round with an outcome, as a client receives it for a replay. */
function roundOf(file: MathsFile, fits: (outcome: RoundOutcome) => boolean) {
  const draws = seededDraws(1);
  for (;;) {
    const outcome = playDraws(slotGame(file), 10, draws);
    if (fits(outcome)) return ReplayedOutcome.parse(JSON.parse(JSON.stringify(outcome)));
  }
}

it.each(BOARD_GAMES.map((file) => [file.code, file] as const))(
  'the replay of a round of %s has everything that the round had',
  (_code, file) => {
    const draws = seededDraws(2);
    for (let round = 0; round < 50; round += 1) {
      const outcome = playDraws(slotGame(file), 10, draws);
      expect(ReplayedOutcome.parse(JSON.parse(JSON.stringify(outcome)))).toEqual(outcome);
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

it('a small board shows the respin that paid most, with its cells from the right', () => {
  const outcome = roundOf(CRYSTAL, ({ spins: [spin] }) => {
    const pays = [spin, ...(spin?.respins ?? [])].map((board) =>
      (board?.wins ?? []).reduce((sum, { pay }) => sum + pay, 0),
    );
    const [respin] = spin?.respins ?? [];
    return (
      spin?.respins?.length === 1 &&
      (pays[1] ?? 0) > (pays[0] ?? 0) &&
      respin?.wins.length === 1 &&
      respin.wins[0]?.from === 'right' &&
      respin.wins[0].count === 3
    );
  });
  const respin = outcome.spins[0]?.respins?.[0];
  const { columns, marked } = roundBoard(outcome, CRYSTAL);
  expect(columns).toEqual(respin?.board ?? respin?.window);
  expect(marked?.map(([reel]) => reel)).toEqual([1, 2, 3]);
});

it('a small board shows the symbol that expanded on its reels', () => {
  const outcome = roundOf(BOOK, ({ spins: [first, ...free] }) =>
    free.some(
      ({ pay, expanded }) =>
        expanded?.reels.length === 2 &&
        pay > (first?.pay ?? 0) &&
        free.every((spin) => spin.pay <= pay) &&
        expanded.symbol === 'a',
    ),
  );
  const { columns, win } = roundBoard(outcome, BOOK);
  expect(columns.filter((column) => column.every((symbol) => symbol === 'a')).length).toBeGreaterThanOrEqual(2);
  expect(win?.symbol).toBeDefined();
});
