import { type BlockSource, DrawStream } from '../draws/DrawStream.ts';
import { Ladder } from '../features/Ladder.ts';
import type { LineGame, ReelSet } from '../game/LineGame.ts';
import { jackpotsHit } from '../features/jackpots.ts';
import { spinAt, type SpinOutcome } from './spin.ts';

/** Everything that the blocks of a round decide. A plain object: equal seeds give equal outcomes. */
export interface RoundOutcome {
  code: string;
  version: number;
  variant: string;
  /** The base spin, then the free spins. */
  spins: readonly SpinOutcome[];
  /** The names of the jackpots that are hit. The provider decides their amounts. */
  jackpots: readonly string[];
  /** In tenths of the stake, without jackpots, at most the cap. */
  pay: number;
  /** Whether the cap was reached and ended the round. */
  isCapped: boolean;
}

const drawStops = (draws: DrawStream, { strips }: ReelSet): number[] => strips.map(({ length }) => draws.below(length));

/**
 * Plays a round. Each spin begins a new block: the base spin block 0, each free spin the block after those of the spin before.
 * A spin draws its stops from the left reel to the right one. The base spin then draws each jackpot in the order of the file.
 *
 * @param stake in coins, a multiple of 10; only the odds of the jackpots depend on it
 */
export function playRound(game: LineGame, stake: number, source: BlockSource): RoundOutcome {
  const { code, version, variant, base, freeSpins, cap } = game;
  const draws = new DrawStream(source);
  draws.startBlock();
  const first = spinAt(game, 'base', base, drawStops(draws, base), 1);
  const jackpots = jackpotsHit(game.jackpots, stake, draws);
  const spins = [first];
  let pay = first.pay;
  if (freeSpins !== undefined && first.scatters >= freeSpins.atLeast) {
    const ladder = new Ladder(freeSpins.ladder);
    for (let left = freeSpins.spins; left > 0 && pay < cap; left -= 1) {
      draws.startBlock();
      const spin = spinAt(game, 'free', freeSpins.reels, drawStops(draws, freeSpins.reels), ladder.multiple);
      spins.push(spin);
      ladder.spun(spin.pay > 0);
      pay += spin.pay;
    }
  }
  return { code, version, variant, spins, jackpots, pay: Math.min(pay, cap), isCapped: pay >= cap };
}
