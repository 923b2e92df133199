import type { Cell, Orb, SpinOutcome, Tumble } from '#games/api/index.ts';
import type { Effect } from '../../round/events.ts';
import type { Show } from '../../round/state.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;

/** A board of a spin that tumbles. */
export type SpinBoard = Pick<Tumble, 'removed' | 'window' | 'wins' | 'multiple'> & { readonly orbs: readonly Orb[] };

/** The pay of a board's wins in tenths of the stake, before any multiple. */
const paysOf = ({ wins }: Pick<Tumble, 'wins'>): number => wins.reduce((sum, { pay }) => sum + pay, 0);

/** The outcome names the rising multiple of every board but the first. The rest of the pay tells that one. */
function firstMultiple({ pay, thrown = 1, multiple, tumbles = [], ...first }: SpinOutcome): number {
  const paid = pay / (thrown * multiple) - tumbles.reduce((sum, board) => sum + paysOf(board) * board.multiple, 0);
  return first.wins.length === 0 ? 1 : paid / paysOf(first);
}

/** The boards of a spin, in order. A spin without tumbles has one. */
export const spinBoards = (spin: SpinOutcome): readonly SpinBoard[] => [
  { removed: [], window: spin.window, wins: spin.wins, multiple: firstMultiple(spin), orbs: spin.orbs ?? [] },
  ...(spin.tumbles ?? []).map((tumble) => ({ ...tumble, orbs: tumble.orbs ?? [] })),
];

/** The last board of a spin as a spin of its own. It stays on the screen until the next round. */
export function lastBoard(spin: SpinOutcome): SpinOutcome {
  const last = spin.tumbles?.at(-1);
  return last === undefined ? spin : { ...spin, window: last.window, orbs: last.orbs ?? [] };
}

/** The coins of the boards up to each of them, before thrown multiples. The cap of a round may cut them. */
function sumsOf({ round }: Show, spin: SpinOutcome, most: number): number[] {
  let pay = 0;
  return spinBoards(spin).map((board) => {
    pay += paysOf(board) * board.multiple * spin.multiple;
    return Math.min(most, (pay * round.Stake) / 10);
  });
}

/**
 * The show of the next board that pays, and then of the thrown multiples. Undefined when the spin has neither.
 *
 * @param coins of the whole spin
 */
export function tumbleStep(show: Show, spin: SpinOutcome, coins: number): Of<'tumble'> | Of<'multiply'> | undefined {
  const { board, round } = show;
  const stake = round.Stake;
  if ((spinBoards(spin)[board]?.wins.length ?? 0) > 0)
    return { do: 'tumble', spin, board, sums: sumsOf(show, spin, coins), stake };
  const { thrown = 1 } = spin;
  return thrown === 1 ? undefined : { do: 'multiply', spin, sum: countedBefore(show, spin, coins), coins };
}

/** The coins that the boards of a spin have counted before they are multiplied. */
export const countedBefore = (show: Show, spin: SpinOutcome, coins: number): number =>
  sumsOf(show, spin, coins).at(-1) ?? 0;

/** Goes to the last board of the spin. */
export function skipTumbles(show: Show): Show {
  const spin = show.spins[show.index];
  return spin === undefined ? show : { ...show, board: spinBoards(spin).length - 1 };
}

/** The multiples on a board that were not on the one before it. New symbols come in above the others. */
export function freshOrbs(before: readonly Orb[], after: readonly Orb[]): readonly Orb[] {
  const reels = [...new Set(after.map(({ cell: [reel] }) => reel))];
  return reels.flatMap((reel) => {
    const on = (orbs: readonly Orb[]) =>
      orbs.filter(({ cell }) => cell[0] === reel).toSorted((one, other) => one.cell[1] - other.cell[1]);
    return on(after).slice(0, on(after).length - on(before).length);
  });
}

/** The cells of all wins of a board, each of them once. */
export function wonCells({ wins }: Pick<Tumble, 'wins'>): readonly Cell[] {
  const cells = new Map<string, Cell>();
  for (const { cells: own = [] } of wins) for (const cell of own) cells.set(cell.join('/'), cell);
  return [...cells.values()];
}
