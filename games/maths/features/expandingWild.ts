import type { Draws } from '../draws/Draws.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { Places } from '../pays/PayRule.ts';
import type { SpinOutcome, WildRespin } from '../round/outcome.ts';

/** A window after its wilds filled their reels. */
export interface Grown {
  window: Places;
  /** The reels that a wild fills, without those that were held before. */
  reels: readonly number[];
}

/** Lets wilds fill their reels. @param held the reels that are full of wilds already */
export function grow(window: Places, wild: number, held: ReadonlySet<number> = new Set()): Grown {
  const reels: number[] = [];
  for (let reel = 0; reel < window.length; reel += 1)
    if (!held.has(reel) && window[reel]?.includes(wild) === true) reels.push(reel);
  if (reels.length === 0) return { window, reels };
  return { window: window.map((column, reel) => (reels.includes(reel) ? column.map(() => wild) : column)), reels };
}

/** The spin that wilds started their respins with. */
export interface Respun {
  reels: ReelSet;
  multiple: number;
  spin: SpinOutcome;
}

/**
 * Plays the respins that the grown wilds of a spin start, each in a block of its own. Full reels are held. A respin that shows a new
 * wild starts the next one, up to the number of the rule, as long as a reel can turn.
 */
export function withRespins(game: SlotGame, { reels, multiple, spin }: Respun, draws: Draws): SpinOutcome {
  const { expandingWild: rule, wild } = game.board;
  if (rule === undefined || spin.grown === undefined) return spin;
  const held = new Set(spin.grown);
  const respins: WildRespin[] = [];
  let { stops } = spin;
  for (let isNew = true; isNew && respins.length < rule.respins && held.size < stops.length; ) {
    draws.startBlock();
    const before = stops;
    stops = reels.strips.map(({ length }, reel) => (held.has(reel) ? (before[reel] ?? 0) : draws.below(length)));
    const shown = stops.map((stop, reel) => {
      const column = reels.windows[reel]?.[stop] ?? [];
      return held.has(reel) ? column.map(() => wild) : column;
    });
    const { window, reels: grown } = grow(shown, wild, held);
    const wins = game.pays.winsIn(window);
    for (const reel of grown) held.add(reel);
    isNew = grown.length > 0;
    respins.push({
      stops,
      window: namesOf(game, shown),
      ...(isNew ? { grown, board: namesOf(game, window) } : {}),
      wins,
    });
  }
  const paid = respins.reduce((sum, { wins }) => sum + wins.reduce((pays, { pay }) => pays + pay, 0), 0);
  return respins.length === 0 ? spin : { ...spin, respins, pay: spin.pay + paid * multiple };
}

const namesOf = ({ symbols }: SlotGame, window: Places): string[][] =>
  window.map((column) => column.map((symbol) => symbols[symbol] ?? ''));
