import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { PlayedChoice, ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { ChoiceOutcome, OptionOutcome, SpinOutcome } from '../round/outcome.ts';
import { spinAt } from '../round/spin.ts';
import { Ladder } from './Ladder.ts';

type Option = PlayedChoice['options'][number];

/** A choice that a base spin has opened, and what the chosen option adds to the round. */
export interface OpenedChoice {
  outcome: ChoiceOutcome;
  spins: readonly SpinOutcome[];
  /** In tenths of the stake. */
  pay: number;
}

function freeSpins(game: SlotGame, { spins = 0, ladder = [1] }: Option, reels: ReelSet, draws: Draws): SpinOutcome[] {
  const steps = new Ladder(ladder);
  return Array.from({ length: spins }, () => {
    draws.startBlock();
    const stops = reels.strips.map(({ length }) => draws.below(length));
    const spin = spinAt(game, { kind: 'free', reels, multiple: steps.multiple }, stops, draws);
    steps.spun(spin.pay > 0);
    return spin;
  });
}

/** An option that was drawn, and the free spins that it holds. */
interface DrawnOption {
  outcome: OptionOutcome;
  spins: readonly SpinOutcome[];
}

/** Draws what an option holds, in blocks of its own: its prize, or each of its free spins. */
function drawOption(game: SlotGame, option: Option, reels: ReelSet | undefined, draws: Draws): DrawnOption {
  const { name, prizes } = option;
  if (prizes !== undefined) {
    draws.startBlock();
    return { outcome: { name, pay: valueAt(prizes, draws.below(weightOf(prizes))).pays }, spins: [] };
  }
  const spins = reels === undefined ? [] : freeSpins(game, option, reels, draws);
  const pays = spins.map(({ pay }) => pay);
  return { outcome: { name, pay: pays.reduce((sum, pay) => sum + pay, 0), spins: pays }, spins };
}

/**
 * The choice of a round, if its base spin opens one. Every option is drawn in the order of the file, so that the choice changes no draw.
 *
 * @param chosen the name of an option; undefined while the round waits
 * @throws RangeError if there is no such option
 */
export function playChoice(
  game: SlotGame,
  { scatters }: SpinOutcome,
  draws: Draws,
  chosen: string | undefined,
): OpenedChoice | undefined {
  const { choice } = game;
  if (choice === undefined || scatters < choice.atLeast) return undefined;
  const { options, reels } = choice;
  if (chosen === undefined) return { outcome: { options: options.map(({ name }) => ({ name })) }, spins: [], pay: 0 };
  if (!options.some(({ name }) => name === chosen)) throw new RangeError(`${game.code} has no option "${chosen}"`);
  const drawn = options.map((option) => drawOption(game, option, reels, draws));
  const taken = drawn.find(({ outcome }) => outcome.name === chosen);
  return {
    outcome: { options: drawn.map(({ outcome }) => outcome), chosen },
    spins: taken?.spins ?? [],
    pay: taken?.outcome.pay ?? 0,
  };
}
