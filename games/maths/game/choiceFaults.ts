import { weightOf } from '../draws/Draws.ts';
import { type MathsFault, mostIn } from './fileParts.ts';
import type { ChoiceRule, MathsFile } from './schema.ts';

/** A draw is below this number at most. */
const NUMBERS = 2 ** 32;

/** Whether a game plays free strips: by scatters, or by an option. */
export const playsFreeSpins = ({ freeSpins, choice }: MathsFile): boolean =>
  freeSpins !== undefined || choice?.options.some(({ spins }) => spins !== undefined) === true;

function optionFaults({ options }: ChoiceRule): MathsFault[] {
  return options.flatMap(({ name, prizes, spins, ladder }, index) => {
    const field = `choice.options[${index}]`;
    const faults: MathsFault[] = [];
    if (options.findIndex((other) => other.name === name) !== index)
      faults.push({ field: `${field}.name`, problem: `"${name}" is the name of another option` });
    if ((prizes === undefined) === (spins === undefined))
      faults.push({ field, problem: 'must have either prizes or spins' });
    if ((ladder === undefined) !== (spins === undefined))
      faults.push({ field: `${field}.ladder`, problem: 'goes with spins' });
    if (prizes !== undefined && weightOf(prizes) > NUMBERS)
      faults.push({ field: `${field}.prizes`, problem: 'weigh more than 2³² together' });
    return faults;
  });
}

/** Finds the faults of a choice, except those of its means: `choiceMeanFaults` finds them. */
export function choiceFaults(file: MathsFile): MathsFault[] {
  const { choice, variants } = file;
  if (choice === undefined) return [];
  const { symbol, atLeast } = choice;
  const faults = optionFaults(choice);
  for (const [field, part] of Object.entries({ scatter: file.scatter, freeSpins: file.freeSpins, hold: file.hold }))
    if (part !== undefined)
      faults.push({ field: 'choice', problem: `cannot go with ${field}: the symbols of a base spin open one feature` });
  if (!choice.options.some(({ name }) => name === choice.default))
    faults.push({ field: 'choice.default', problem: `options has no "${choice.default}"` });
  for (const [index, { base, free }] of variants.entries()) {
    const most = mostIn(file, base, symbol);
    if (most < atLeast)
      faults.push({
        field: `variants[${index}].base`,
        problem: `cannot open the choice: a window shows at most ${most} "${symbol}", and it takes ${atLeast}`,
      });
    if (mostIn(file, free ?? '', symbol) > 0)
      faults.push({ field: `variants[${index}].free`, problem: `has "${symbol}", and free spins open no choice` });
  }
  return faults;
}
