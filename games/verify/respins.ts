import { wildReels, withFullReels } from './changes.ts';
import type { PublishedGame } from './published.ts';
import { type Win, type Window, windowAt } from './window.ts';
import { winsOf } from './wins.ts';

/** A respin that wilds started. */
export interface WildRespin {
  stops: readonly number[];
  window: Window;
  grown?: readonly number[];
  board?: Window;
  wins: readonly Win[];
}

/**
 * Replays the respins of a spin in which wilds filled reels. A new wild brings another respin, up to the number of the rule, while a
 * reel is left to turn.
 *
 * @param stop draws the stop of a reel in a respin. The first reel of a respin begins a block.
 */
export async function wildRespins(
  game: PublishedGame,
  strips: readonly (readonly string[])[],
  { grown = [], stops: first }: { grown?: readonly number[]; stops: readonly number[] },
  stop: (respin: number, reel: number, isFirst: boolean) => Promise<number>,
): Promise<WildRespin[]> {
  const most = game.expandingWild?.respins ?? 0;
  const respins: WildRespin[] = [];
  let full = [...grown];
  let fresh = grown.length;
  let stops = [...first];
  while (fresh > 0 && full.length < strips.length && respins.length < most) {
    const turning = strips.map((_, reel) => reel).filter((reel) => !full.includes(reel));
    stops = [...stops];
    for (const reel of turning) stops[reel] = await stop(respins.length, reel, reel === turning[0]);
    const shown = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows));
    const window = withFullReels(game, shown, full);
    const more = wildReels(game, window, full);
    const board = withFullReels(game, window, more);
    const wins = winsOf(game, board);
    respins.push(more.length === 0 ? { stops, window, wins } : { stops, window, grown: more, board, wins });
    full = [...full, ...more];
    fresh = more.length;
  }
  return respins;
}
