import type { MathsFile } from '#games/maths/index.ts';
import type { FreeSpinsShow } from './freeSpins/FreeSpinsShow.ts';

/** The shows of the mechanics that a game has. */
export interface Mechanics {
  readonly freeSpins?: typeof FreeSpinsShow;
}

/** Loads the show of each mechanic that `maths.json` names. It is a chunk of its own, so other games do not load it. */
export async function loadMechanics({ freeSpins }: MathsFile): Promise<Mechanics> {
  if (freeSpins === undefined) return {};
  return { freeSpins: (await import('./freeSpins/FreeSpinsShow.ts')).FreeSpinsShow };
}
