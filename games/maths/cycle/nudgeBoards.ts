import { arrowsOf, nudgedWindow } from '../features/nudge.ts';
import type { NudgeRule } from '../game/boardSchema.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import { type CountedBoards, WinCounts } from './boardCounts.ts';
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
  for (const stops of everyStop(reels.strips.map(({ length }) => length)))
    for (const { arrow, weight } of arrows) {
      const window =
        nudgedWindow(game, reels, stops, arrow) ?? stops.map((stop, reel) => reels.windows[reel]?.[stop] ?? []);
      const wins = game.pays.winsIn(window);
      for (const { symbol, count, pay } of wins)
        counts.add({ symbol, count, pay, times: weight / all, paid: (pay * weight) / all });
      const pay = wins.reduce((sum, win) => sum + win.pay, 0);
      classes.push({ pay, scatters: 0, coins: 0, boards: 0, count: BigInt(weight) });
    }
  return { classes: mergedClasses(classes), wins: counts.all() };
}
