import type { MathsFile } from '#games/maths/index.ts';
import type { FreeSpinsShow } from './freeSpins/FreeSpinsShow.ts';
import type { TumbleShow } from './tumble/TumbleShow.ts';

/** The shows of the mechanics that a game has. */
export interface Mechanics {
  readonly freeSpins?: typeof FreeSpinsShow;
  readonly tumble?: typeof TumbleShow;
}

/** Loads the show of each mechanic that `maths.json` names. It is a chunk of its own, so other games do not load it. */
export async function loadMechanics({ freeSpins, tumble }: MathsFile): Promise<Mechanics> {
  return {
    ...(freeSpins && { freeSpins: (await import('./freeSpins/FreeSpinsShow.ts')).FreeSpinsShow }),
    ...(tumble && { tumble: (await import('./tumble/TumbleShow.ts')).TumbleShow }),
  };
}
