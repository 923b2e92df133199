import type { Draws } from '../draws/Draws.ts';
import { drawArrow, nudgedWindow } from '../features/nudge.ts';
import { type Board, boardsOf, orbsOf, payOfBoards } from '../features/tumble.ts';
import { paysAsShown } from '../game/boardRules.ts';
import type { NudgeRule } from '../game/boardSchema.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { TumbleRule } from '../game/schema.ts';
import type { Places } from '../pays/PayRule.ts';
import { changedSpin, type Spin } from './changedSpin.ts';
import type { SpinOutcome, Tumble, Win } from './outcome.ts';

export type { Spin };

/** Draws a stop for each reel, from the left reel to the right one. */
export const drawStops = (draws: Draws, { strips }: ReelSet): number[] =>
  strips.map(({ length }) => draws.below(length));

/** The window of reels that stopped at `stops`. */
const placesAt = ({ windows }: ReelSet, stops: readonly number[]): Places =>
  stops.map((stop, reel) => windows[reel]?.[stop] ?? []);

const namesAt = ({ names }: ReelSet, stops: readonly number[]): SpinOutcome['window'] =>
  stops.map((stop, reel) => names[reel]?.[stop] ?? []);

const payOf = (wins: readonly Win[]): number => wins.reduce((sum, { pay }) => sum + pay, 0);

const countOf = (window: Places, symbol: number): number => {
  let count = 0;
  for (const reel of window) for (const each of reel) if (each === symbol) count += 1;
  return count;
};

function namesOf({ symbols }: SlotGame, window: Places): string[][] {
  const names: string[][] = [];
  for (const reel of window) {
    const column: string[] = [];
    for (const symbol of reel) column.push(symbols[symbol] ?? '');
    names.push(column);
  }
  return names;
}

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
  const places = placesAt(reels, stops);
  const window = namesAt(reels, stops);
  if (!paysAsShown(game) || spin.held !== undefined || spin.expanding !== undefined) {
    const { wins, pay, parts, board } = changedSpin(game, spin, places, draws);
    const shown = { kind, stops, window, ...parts };
    const scatters = countOf(places, game.scatter);
    const paid = { wins, scatters, multiple, pay: pay * multiple };
    return board === undefined ? { ...shown, ...paid } : { ...shown, board: namesOf(game, board), ...paid };
  }
  const wins = game.pays.winsIn(places);
  return { kind, stops, window, wins, scatters: countOf(places, game.scatter), multiple, pay: payOf(wins) * multiple };
}

function nudgedSpin(
  game: SlotGame,
  rule: NudgeRule,
  { kind, reels, multiple }: Spin,
  stops: readonly number[],
  draws: Draws,
): SpinOutcome {
  const arrow = drawArrow(rule, draws);
  const nudged = nudgedWindow(game, reels, stops, arrow);
  const wins = game.pays.winsIn(nudged ?? placesAt(reels, stops));
  return {
    kind,
    stops,
    window: namesAt(reels, stops),
    nudge: { arrow, moved: nudged !== undefined },
    ...(nudged === undefined ? {} : { board: namesOf(game, nudged) }),
    wins,
    scatters: 0,
    multiple,
    pay: payOf(wins) * multiple,
  };
}

const NO_BOARD: Board = { removed: [], window: [], wins: [], multiple: 1 };

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
  const tumbles: Tumble[] = [];
  for (let at = 1; at < boards.length; at += 1) {
    const { removed, window, wins, multiple: rising } = boards[at] ?? NO_BOARD;
    const fall = { removed, window: namesOf(game, window), wins, multiple: rising };
    tumbles.push(orbs === undefined ? fall : { ...fall, orbs: orbs[at] ?? [] });
  }
  const wins = boards[0]?.wins ?? [];
  const scatters = countOf(boards.at(-1)?.window ?? [], game.scatter);
  const window = namesAt(reels, stops);
  const pay = paid * thrown * multiple;
  if (orbs === undefined) return { kind, stops, window, wins, scatters, multiple, pay, tumbles };
  return { kind, stops, window, wins, scatters, multiple, pay, orbs: orbs[0] ?? [], thrown, tumbles };
}
