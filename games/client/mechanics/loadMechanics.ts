import type { MathsFile } from '#games/maths/index.ts';
import type { SceneParts } from '../scene/Scene.ts';
import type { FreeSpinsShow } from './freeSpins/FreeSpinsShow.ts';
import type { HoldShow } from './hold/HoldShow.ts';
import type { TumbleShow } from './tumble/TumbleShow.ts';

/** The shows of the mechanics that a game has. */
export interface Mechanics {
  readonly freeSpins?: typeof FreeSpinsShow;
  readonly hold?: typeof HoldShow;
  readonly tumble?: typeof TumbleShow;
}

/** Loads the board of a game: symbols that fall, or reels that turn. Each is a chunk of its own. */
export async function loadBoard({ tumble }: MathsFile): Promise<SceneParts['board']> {
  if (tumble === undefined) return { turning: (await import('../scene/Reels.ts')).Reels };
  return { falling: (await import('../scene/falling/FallingReels.ts')).FallingReels };
}

/** Loads the show of each mechanic that `maths.json` names. It is a chunk of its own, so other games do not load it. */
export async function loadMechanics({ freeSpins, hold, tumble }: MathsFile): Promise<Mechanics> {
  return {
    ...(freeSpins === undefined ? {} : { freeSpins: (await import('./freeSpins/FreeSpinsShow.ts')).FreeSpinsShow }),
    ...(hold === undefined ? {} : { hold: (await import('./hold/HoldShow.ts')).HoldShow }),
    ...(tumble === undefined ? {} : { tumble: (await import('./tumble/TumbleShow.ts')).TumbleShow }),
  };
}
