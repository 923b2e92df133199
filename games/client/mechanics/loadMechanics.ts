import type { MathsFile } from '#games/maths/index.ts';
import type { ChoiceShow } from './choice/ChoiceShow.ts';
import type { FreeSpinsShow } from './freeSpins/FreeSpinsShow.ts';
import type { HoldShow } from './hold/HoldShow.ts';
import type { TumbleShow } from './tumble/TumbleShow.ts';

/** The shows of the mechanics that a game has. */
export interface Mechanics {
  readonly freeSpins?: typeof FreeSpinsShow;
  readonly choice?: typeof ChoiceShow;
  readonly hold?: typeof HoldShow;
  readonly tumble?: typeof TumbleShow;
}

/** Loads the show of each mechanic that `maths.json` names. It is a chunk of its own, so other games do not load it. */
export async function loadMechanics({ freeSpins, hold, tumble, choice }: MathsFile): Promise<Mechanics> {
  return {
    ...(freeSpins === undefined ? {} : { freeSpins: (await import('./freeSpins/FreeSpinsShow.ts')).FreeSpinsShow }),
    ...(hold === undefined ? {} : { hold: (await import('./hold/HoldShow.ts')).HoldShow }),
    ...(choice === undefined ? {} : { choice: (await import('./choice/ChoiceShow.ts')).ChoiceShow }),
    ...(tumble === undefined ? {} : { tumble: (await import('./tumble/TumbleShow.ts')).TumbleShow }),
  };
}
