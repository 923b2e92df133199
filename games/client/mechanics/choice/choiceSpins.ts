import type { MathsFile } from '#games/maths/index.ts';

/** Whether a choice has an option with free spins. */
export const holdsSpins = (choice: MathsFile['choice']): boolean =>
  choice?.options.some(({ spins }) => spins !== undefined) === true;

/** The multiples of the wins in a row: of the chosen option, or of free spins without a choice. */
export const ladderOf = (
  { freeSpins, choice }: Pick<MathsFile, 'freeSpins' | 'choice'>,
  chosen?: string,
): readonly number[] => choice?.options.find(({ name }) => name === chosen)?.ladder ?? freeSpins?.ladder ?? [1];
