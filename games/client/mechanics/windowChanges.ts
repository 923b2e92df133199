import type { MathsFile } from '#games/maths/index.ts';

/** The rules that change a window before it pays, by the folder of their show, in the order in which they change it. */
const NEEDED_BY = [
  ['sticky', ({ freeSpins }: MathsFile) => freeSpins?.sticky === true],
  ['expanding', ({ freeSpins }: MathsFile) => freeSpins?.expanding !== undefined],
  ['mystery', ({ mystery }: MathsFile) => mystery !== undefined],
  ['split', ({ split }: MathsFile) => split !== undefined],
  ['multiplied', ({ wilds }: MathsFile) => wilds !== undefined],
  ['growing', ({ expandingWild }: MathsFile) => expandingWild !== undefined],
] as const;

export type WindowChangeName = (typeof NEEDED_BY)[number][0];

/** Returns the rules of a game that change a window before it pays, in their order. */
export const windowChangesOf = (maths: MathsFile): readonly WindowChangeName[] =>
  NEEDED_BY.filter(([, isNeeded]) => isNeeded(maths)).map(([name]) => name);
