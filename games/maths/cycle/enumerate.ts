import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import { mixesOf } from './BoardMix.ts';
import { countMix } from './countMix.ts';
import { Distribution } from './Distribution.ts';
import type { CountedBoards, NudgeCount, WinCount } from './boardCounts.ts';
import { countBitBoards, fitsBits } from './countBitBoards.ts';
import { enumerateBoards } from './enumerateBoards.ts';
import { respinClasses } from './respinClasses.ts';
import { nudgeBoards } from './nudgeBoards.ts';
import { mergedClasses, type SpinClass } from './SpinClass.ts';

/** @returns the classes, smallest pay first */
function enumerateWindows(game: SlotGame, reels: ReelSet, kind: 'base' | 'free'): SpinClass[] {
  if (game.board.expandingWild !== undefined) return respinClasses(game, reels, game.board.expandingWild);
  return mergedClasses(
    mixesOf(game, reels, kind).flatMap((mix) =>
      countMix(game, mix).map((each) => ({ ...each, count: each.count * mix.weight })),
    ),
  );
}

/** Whether the pays of windows are enough to count a spin. Otherwise each of its boards is played. */
const paysByWindow = ({ tumble, pays, board: { nudge } }: SlotGame): boolean =>
  tumble === undefined && nudge === undefined && pays.isExact;

/** Plays the boards of every stop: as bits if they fit an integer. */
function playBoards(game: SlotGame, reels: ReelSet): CountedBoards {
  const { nudge } = game.board;
  if (nudge !== undefined) return nudgeBoards(game, reels, nudge);
  return fitsBits(game) ? countBitBoards(game, reels) : enumerateBoards(game, reels);
}

/** Counts every outcome of a spin by pay and special symbols. */
export const enumerateCycle = (game: SlotGame, reels: ReelSet, kind: 'base' | 'free' = 'base'): SpinClass[] =>
  paysByWindow(game) ? enumerateWindows(game, reels, kind) : playBoards(game, reels).classes;

export interface CountedSpin {
  classes: readonly SpinClass[];
  /** The wins of all boards, unless the symbols of each reel give them. */
  wins: readonly WinCount[] | undefined;
  /** Of a game with a nudge. */
  nudges?: NudgeCount;
}

export function countSpin(game: SlotGame, reels: ReelSet, kind: 'base' | 'free'): CountedSpin {
  const hasRows = game.pays.kind === 'lines' || game.pays.kind === 'ways';
  return paysByWindow(game) && hasRows
    ? { classes: enumerateWindows(game, reels, kind), wins: undefined }
    : playBoards(game, reels);
}

/** The pays of a spin, before a multiple. */
export function spinDistribution(classes: readonly SpinClass[]): Distribution {
  const counts = new Map<number, bigint>();
  for (const { pay, count } of classes) counts.set(pay, (counts.get(pay) ?? 0n) + count);
  return new Distribution(counts);
}
