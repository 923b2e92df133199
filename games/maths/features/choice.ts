import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { FreeSpinRule, PlayedChoice, SlotGame } from '../game/SlotGame.ts';
import { playFreeSpins } from '../round/freeSpins.ts';
import type { ChoiceOutcome, OptionOutcome, SpinOutcome } from '../round/outcome.ts';

export type Option = PlayedChoice['options'][number];

/** A choice that a base spin has opened, and what the chosen option adds to the round. */
export interface OpenedChoice {
  outcome: ChoiceOutcome;
  spins: readonly SpinOutcome[];
  /** In tenths of the stake. */
  pay: number;
}

/** An option that was drawn, and the free spins that it holds. */
interface DrawnOption {
  outcome: OptionOutcome;
  spins: readonly SpinOutcome[];
}

/** The free spins of an option. Undefined for an option with prizes. */
export function freeSpinsOfOption({ atLeast, reels }: PlayedChoice, option: Option): FreeSpinRule | undefined {
  const { spins, ladder } = option;
  if (spins === undefined || ladder === undefined || reels === undefined) return undefined;
  return { atLeast, spins, ladder, reels };
}

/** Draws what an option holds, in blocks of its own: its prize, or each of its free spins. */
function drawOption(game: SlotGame, choice: PlayedChoice, option: Option, draws: Draws, paid: number): DrawnOption {
  const { name, prizes = [] } = option;
  const rule = freeSpinsOfOption(choice, option);
  if (rule === undefined) {
    draws.startBlock();
    return { outcome: { name, pay: valueAt(prizes, draws.below(weightOf(prizes))).pays }, spins: [] };
  }
  const { spins } = playFreeSpins(game, rule, draws, paid);
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
  { scatters, pay }: SpinOutcome,
  draws: Draws,
  chosen: string | undefined,
): OpenedChoice | undefined {
  const { choice } = game;
  if (choice === undefined || scatters < choice.atLeast) return undefined;
  const { options } = choice;
  if (chosen === undefined) return { outcome: { options: options.map(({ name }) => ({ name })) }, spins: [], pay: 0 };
  if (!options.some(({ name }) => name === chosen)) throw new RangeError(`${game.code} has no option "${chosen}"`);
  const drawn = options.map((option) => drawOption(game, choice, option, draws, pay));
  const taken = drawn.find(({ outcome }) => outcome.name === chosen);
  return {
    outcome: { options: drawn.map(({ outcome }) => outcome), chosen },
    spins: taken?.spins ?? [],
    pay: taken?.outcome.pay ?? 0,
  };
}
