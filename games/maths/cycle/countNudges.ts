import { weightOf } from '../draws/Draws.ts';
import { arrowsOf, nudged } from '../features/nudge.ts';
import type { SlotGame } from '../game/SlotGame.ts';
import type { NudgeRule } from '../game/schema.ts';
import { type CountedBoards, WinCounts } from './boardCounts.ts';
import { mergedClasses, type SpinClass } from './SpinClass.ts';

/** What nudges do over a whole cycle, as shares of all spins. */
export interface NudgeCounts {
  /** The spins whose third reel moves. */
  moved: number;
  /** Those of them that pay then. */
  won: number;
  /** What those pay, in tenths of the stake. */
  paid: number;
}

/** Plays every stop of three reels with every arrow. An outcome counts as often as its arrow weighs. */
export function countNudges(game: SlotGame, rule: NudgeRule): CountedBoards & { nudges: NudgeCounts } {
  const arrows = arrowsOf(rule).filter(({ weight }) => weight > 0);
  const total = weightOf(arrows);
  const lengths = game.base.strips.map(({ length }) => length);
  const outcomes = lengths.reduce((product, length) => product * length, total);
  const classes: SpinClass[] = [];
  const wins = new WinCounts();
  const nudges: NudgeCounts = { moved: 0, won: 0, paid: 0 };
  const play = (stops: readonly number[]): void => {
    for (const { arrow, weight } of arrows) {
      const after = nudged(game, stops, arrow);
      const pay = after.wins.reduce((sum, win) => sum + win.pay, 0);
      classes.push({ pay, scatters: 0, coins: 0, boards: 0, count: BigInt(weight) });
      for (const { symbol, count, pay: each } of after.wins)
        wins.add({ symbol, count, pay: each, times: weight / total, paid: (each * weight) / total });
      if (!after.moved) continue;
      nudges.moved += weight / outcomes;
      nudges.won += pay > 0 ? weight / outcomes : 0;
      nudges.paid += (pay * weight) / outcomes;
    }
  };
  const walk = (stops: readonly number[]): void => {
    const length = lengths[stops.length];
    if (length === undefined) play(stops);
    else for (let stop = 0; stop < length; stop += 1) walk([...stops, stop]);
  };
  walk([]);
  return { classes: mergedClasses(classes), wins: wins.all(), nudges };
}
