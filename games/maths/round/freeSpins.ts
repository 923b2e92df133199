import type { Draws } from '../draws/Draws.ts';
import { Ladder } from '../features/Ladder.ts';
import type { FreeSpinRule, SlotGame } from '../game/SlotGame.ts';
import type { SpinOutcome } from './outcome.ts';
import { drawStops, spinAt } from './spin.ts';

/**
 * Plays the free spins of a round, each in a block of its own. They end when the round reaches the cap.
 *
 * @param paid what the round has paid before them, in tenths of the stake
 */
export function playFreeSpins(game: SlotGame, rule: FreeSpinRule, draws: Draws, paid: number): SpinOutcome[] {
  const { reels, spins: count } = rule;
  const ladder = new Ladder(rule.ladder);
  const spins: SpinOutcome[] = [];
  let pay = paid;
  while (spins.length < count && pay < game.cap) {
    draws.startBlock();
    const spin = spinAt(game, { kind: 'free', reels, multiple: ladder.multiple }, drawStops(draws, reels), draws);
    spins.push(spin);
    ladder.spun(spin.pay > 0);
    pay += spin.pay;
  }
  return spins;
}
