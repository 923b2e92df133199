import { arrowsOf, nudgedWindow } from '../features/nudge.ts';
import type { NudgeRule } from '../game/boardSchema.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import { type CountedBoards, type NudgeCount, WinCounts } from './boardCounts.ts';
import { mergedClasses, type SpinClass } from './SpinClass.ts';

/** Every stop of some reels. */
const everyStop = (lengths: readonly number[]): number[][] =>
  lengths.reduce<number[][]>(
    (all, length) => all.flatMap((stops) => Array.from({ length }, (_, stop) => [...stops, stop])),
    [[]],
  );

/** Plays every stop with every arrow. Three reels have some ten thousand stops. */
export function nudgeBoards(game: SlotGame, reels: ReelSet, rule: NudgeRule): CountedBoards {
  const arrows = arrowsOf(rule);
  const all = arrows.reduce((sum, { weight }) => sum + weight, 0);
  const classes: SpinClass[] = [];
  const counts = new WinCounts();
  const lengths = reels.strips.map(({ length }) => length);
  const spins = all * lengths.reduce((product, length) => product * length, 1);
  const nudges: NudgeCount = { moved: 0, won: 0, paid: 0 };
  for (const stops of everyStop(lengths))
    for (const { arrow, weight } of arrows) {
      const nudged = nudgedWindow(game, reels, stops, arrow);
      const wins = game.pays.winsIn(nudged ?? stops.map((stop, reel) => reels.windows[reel]?.[stop] ?? []));
      for (const { symbol, count, pay } of wins)
        counts.add({ symbol, count, pay, times: weight / all, paid: (pay * weight) / all });
      const pay = wins.reduce((sum, win) => sum + win.pay, 0);
      if (nudged !== undefined) {
        nudges.moved += weight;
        if (pay > 0) nudges.won += weight;
        nudges.paid += pay * weight;
      }
      classes.push({ pay, scatters: 0, coins: 0, boards: 0, count: BigInt(weight) });
    }
  const { moved, won, paid } = nudges;
  return {
    classes: mergedClasses(classes),
    wins: counts.all(),
    nudges: { moved: moved / spins, won: won / spins, paid: paid / spins },
  };
}
