import type { Draws } from '../draws/Draws.ts';
import { drawExpanding } from '../features/expanding.ts';
import { withRespins } from '../features/expandingWild.ts';
import { Ladder } from '../features/Ladder.ts';
import { StickyWilds } from '../features/StickyWilds.ts';
import type { FreeSpinRule, SlotGame } from '../game/SlotGame.ts';
import type { SpinOutcome } from './outcome.ts';
import { drawStops, type Spin, spinAt } from './spin.ts';

export interface PlayedFreeSpins {
  spins: SpinOutcome[];
  /** The symbol that expanded in them. */
  expanding: string | undefined;
}

/**
 * Plays the free spins of a round, each in a block of its own. They end when the round reaches the cap.
 *
 * @param paid what the round has paid before them, in tenths of the stake
 */
export function playFreeSpins(game: SlotGame, rule: FreeSpinRule, draws: Draws, paid: number): PlayedFreeSpins {
  const { reels, spins: count, sticky } = rule;
  const expanding = drawExpanding(rule, draws);
  const held = sticky === undefined ? undefined : new StickyWilds(game.board.wilds);
  const ladder = new Ladder(rule.ladder);
  const spins: SpinOutcome[] = [];
  let pay = paid;
  while (spins.length < count && pay < game.cap) {
    draws.startBlock();
    const { multiple } = ladder;
    const free: Spin = { kind: 'free', reels, multiple, held, expanding };
    const stopped = spinAt(game, free, drawStops(draws, reels), draws);
    const spin = withRespins(game, { reels, multiple, spin: stopped }, draws);
    spins.push(spin);
    ladder.spun(spin.pay > 0);
    pay += spin.pay;
  }
  return { spins, expanding };
}
