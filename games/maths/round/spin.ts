import type { Draws } from '../draws/Draws.ts';
import { drawArrow, nudgedWindow } from '../features/nudge.ts';
import { boardsOf, orbsOf, payOfBoards } from '../features/tumble.ts';
import { paysAsShown } from '../game/boardRules.ts';
import type { NudgeRule } from '../game/boardSchema.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { TumbleRule } from '../game/schema.ts';
import type { Places } from '../pays/PayRule.ts';
import { changedSpin, type Spin } from './changedSpin.ts';
import type { SpinOutcome } from './outcome.ts';

export type { Spin };

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
 * @param draws only what the symbols hold or become is drawn
 */
export function spinAt(game: SlotGame, spin: Spin, stops: readonly number[], draws: Draws): SpinOutcome {
  if (game.tumble !== undefined) return tumblingSpin(game, game.tumble, spin, stops, draws);
  const { kind, reels, multiple } = spin;
  const { nudge } = game.board;
  if (nudge !== undefined) return nudgedSpin(game, nudge, spin, stops, draws);
  const places = stops.map((stop, reel) => reels.windows[reel]?.[stop] ?? []);
  if (!paysAsShown(game) || spin.held !== undefined || spin.expanding !== undefined) {
    const { wins, pay, parts, board } = changedSpin(game, spin, places, draws);
    const shown = { kind, stops, window: namesOf(game, places), ...parts };
    const scatters = countOf(places, game.scatter);
    const paid = { wins, scatters, multiple, pay: pay * multiple };
    return board === undefined ? { ...shown, ...paid } : { ...shown, board: namesOf(game, board), ...paid };
  }
  const wins = game.pays.winsIn(places);
  const pay = wins.reduce((sum, win) => sum + win.pay, 0) * multiple;
  return { kind, stops, window: namesOf(game, places), wins, scatters: countOf(places, game.scatter), multiple, pay };
}

function nudgedSpin(
  game: SlotGame,
  rule: NudgeRule,
  { kind, reels, multiple }: Spin,
  stops: readonly number[],
  draws: Draws,
): SpinOutcome {
  const arrow = drawArrow(rule, draws);
  const shown = stops.map((stop, reel) => reels.windows[reel]?.[stop] ?? []);
  const nudged = nudgedWindow(game, reels, stops, arrow);
  const wins = game.pays.winsIn(nudged ?? shown);
  return {
    kind,
    stops,
    window: namesOf(game, shown),
    nudge: { arrow, moved: nudged !== undefined },
    ...(nudged === undefined ? {} : { board: namesOf(game, nudged) }),
    wins,
    scatters: 0,
    multiple,
    pay: wins.reduce((sum, { pay }) => sum + pay, 0) * multiple,
  };
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
