import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import { expandedIn } from '../features/expanding.ts';
import { grow } from '../features/expandingWild.ts';
import { drawSplit, patternsOf, splitWins } from '../features/split.ts';
import type { StickyWilds } from '../features/StickyWilds.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { Places } from '../pays/PayRule.ts';
import type { SpinOutcome, Win } from './outcome.ts';

export interface Spin {
  kind: SpinOutcome['kind'];
  reels: ReelSet;
  /** The ladder's factor. */
  multiple: number;
  /** The wilds that free spins hold, of a game with sticky wilds. */
  held?: StickyWilds | undefined;
  /** The symbol that expands in these free spins. */
  expanding?: string | undefined;
}

type ChangedParts = Pick<SpinOutcome, 'mystery' | 'held' | 'grown' | 'split' | 'expanded'>;

/** The pays of a spin with a changed window, and the changes. */
interface ChangedSpin {
  wins: readonly Win[];
  /** Before the multiple of the spin. */
  pay: number;
  parts: ChangedParts;
  /** The window as it pays, if it is another one than the strips show. */
  board: Places | undefined;
}

function openMystery({ board, symbols }: SlotGame, window: Places, draws: Draws): [Places, string | undefined] {
  const { mystery } = board;
  if (mystery === undefined || !window.some((column) => column.includes(mystery.place))) return [window, undefined];
  const { symbol } = valueAt(mystery.becomes, draws.below(weightOf(mystery.becomes)));
  const place = symbols.indexOf(symbol);
  return [window.map((column) => column.map((each) => (each === mystery.place ? place : each))), symbol];
}

/** Changes a window by the rules of the game, and finds what it pays. */
export function changedSpin(game: SlotGame, { kind, held, expanding }: Spin, shown: Places, draws: Draws): ChangedSpin {
  const { expandingWild, split: splitRule, wild } = game.board;
  const [opened, mystery] = openMystery(game, shown, draws);
  let window = opened;
  const cells = held?.cells();
  if (held !== undefined) window = held.cover(window);
  const grown = expandingWild === undefined ? undefined : grow(window, wild);
  if (grown !== undefined) window = grown.window;
  const split = splitRule === undefined ? [] : drawSplit(patternsOf(splitRule, kind), game.rows, draws);
  const wins = split.length === 0 ? game.pays.winsIn(window) : splitWins(game.pays, window, split);
  const expanded = expanding === undefined ? undefined : expandedIn(game, expanding, window);
  const hasGrown = grown !== undefined && grown.reels.length > 0;
  const isChanged = mystery !== undefined || held !== undefined || hasGrown;
  const parts: ChangedParts = {};
  if (mystery !== undefined) parts.mystery = mystery;
  if (cells !== undefined) parts.held = cells;
  if (hasGrown) parts.grown = grown.reels;
  if (split.length > 0) parts.split = split;
  if (expanded !== undefined) parts.expanded = expanded;
  const pay = wins.reduce((sum, win) => sum + win.pay, expanded?.pay ?? 0);
  return { wins, pay, parts, board: isChanged ? window : undefined };
}
