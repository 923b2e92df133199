import type { MathsFault } from '../game/fileParts.ts';
import type { MathsFile } from '../game/schema.ts';
import { slotGame } from '../game/SlotGame.ts';
import { type Mean, meanOfOption, mostOfOption } from './choiceDistribution.ts';
import { ratio } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';

const isSame = (one: Mean, other: Mean): boolean => one.paid * other.outcomes === other.paid * one.outcomes;

/** In stakes, as the pays of sheets. */
const multipleOf = ({ paid, outcomes }: Mean): string => `×${Number((ratio(paid, outcomes) / 10).toPrecision(12))}`;

/**
 * Proves that the player's choice does not change the return: all options have the same exact mean, and the cap takes nothing from them.
 * It counts the spins of each variant, which takes some seconds.
 */
export function choiceMeanFaults(file: MathsFile): MathsFault[] {
  return file.variants.flatMap(({ name }) => {
    const game = slotGame(file, name);
    const { choice, cap } = game;
    if (choice === undefined) return [];
    const free = choice.reels === undefined ? [] : enumerateCycle(game, choice.reels);
    const opening = enumerateCycle(game, game.base).filter(({ scatters }) => scatters >= choice.atLeast);
    const most = Math.max(0, ...opening.map(({ pay }) => pay));
    const means = choice.options.map((option) => meanOfOption(choice, option, free));
    const [first] = means;
    return choice.options.flatMap((option, index): MathsFault[] => {
      const field = `choice.options[${index}]`;
      const mean = means[index];
      const faults: MathsFault[] = [];
      if (first !== undefined && mean !== undefined && !isSame(first, mean))
        faults.push({
          field,
          problem: `has the mean ${multipleOf(mean)} in ${name}, and options[0] has ${multipleOf(first)}: the return would depend on the player`,
        });
      const can = mostOfOption(choice, option, free);
      if (most + can > cap)
        faults.push({
          field,
          problem: `can pay ${can} after a base spin of ${most} in ${name}, and the cap of ${cap} would lower its mean`,
        });
      return faults;
    });
  });
}
