import type { Draws } from '../draws/Draws.ts';
import { boardsOf, orbsOf, payOfBoards } from '../features/tumble.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { TumbleRule } from '../game/schema.ts';
import type { Places } from '../pays/PayRule.ts';
import type { SpinOutcome } from './outcome.ts';

export interface Spin {
  kind: SpinOutcome['kind'];
  reels: ReelSet;
  /** The ladder's factor. */
  multiple: number;
}

/** Draws a stop for each reel, from the left reel to the right one. */
export const drawStops = (draws: Draws, { strips }: ReelSet): number[] =>
  strips.map(({ length }) => draws.below(length));

const countOf = (window: Places, symbol: number): number => {
  let count = 0;
  for (const reel of window) for (const each of reel) if (each === symbol) count += 1;
  return count;
};

const namesOf = ({ symbols }: SlotGame, window: Places): string[][] =>
  window.map((reel) => reel.map((symbol) => symbols[symbol] ?? ''));

/**
 * The boards and the pays of reels that stopped at `stops`.
 *
 * @param draws only multiples on the boards are drawn
 */
export function spinAt(game: SlotGame, spin: Spin, stops: readonly number[], draws: Draws): SpinOutcome {
  if (game.tumble !== undefined) return tumblingSpin(game, game.tumble, spin, stops, draws);
  const { kind, reels, multiple } = spin;
  const places = stops.map((stop, reel) => reels.windows[reel]?.[stop] ?? []);
  const wins = game.pays.winsIn(places);
  const pay = wins.reduce((sum, win) => sum + win.pay, 0) * multiple;
  return { kind, stops, window: namesOf(game, places), wins, scatters: countOf(places, game.scatter), multiple, pay };
}

function tumblingSpin(
  game: SlotGame,
  rule: TumbleRule,
  { kind, reels, multiple }: Spin,
  stops: readonly number[],
  draws: Draws,
): SpinOutcome {
  const boards = boardsOf(game, rule, reels, stops);
  const orbs = rule.thrown === undefined ? undefined : orbsOf(boards, game.orb, rule.thrown, draws);
  const paid = payOfBoards(boards);
  const sum = (orbs?.at(-1) ?? []).reduce((all, orb) => all + orb.multiple, 0);
  const thrown = paid > 0 && sum > 0 ? sum : 1;
  const [first, ...falls] = boards;
  const at = (board: number) => (orbs === undefined ? {} : { orbs: orbs[board] ?? [] });
  return {
    kind,
    stops,
    window: namesOf(game, first?.window ?? []),
    wins: first?.wins ?? [],
    scatters: countOf(boards.at(-1)?.window ?? [], game.scatter),
    multiple,
    pay: paid * thrown * multiple,
    ...at(0),
    ...(orbs === undefined ? {} : { thrown }),
    tumbles: falls.map(({ removed, window, wins, multiple: rising }, index) => ({
      removed,
      window: namesOf(game, window),
      wins,
      multiple: rising,
      ...at(index + 1),
    })),
  };
}
