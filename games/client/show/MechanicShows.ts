import type { ChoiceShow } from '../mechanics/choice/ChoiceShow.ts';
import type { FreeSpinsShow } from '../mechanics/freeSpins/FreeSpinsShow.ts';
import type { HoldShow } from '../mechanics/hold/HoldShow.ts';
import type { LevelShow } from '../mechanics/level/LevelShow.ts';
import type { NudgeShow } from '../mechanics/nudge/NudgeShow.ts';
import type { WindowChange } from '../mechanics/WindowChange.ts';
import type { TumbleShow } from '../mechanics/tumble/TumbleShow.ts';

/** The show of each mechanic that a game has. */
export interface MechanicShows {
  /** In the order in which they change a window. */
  readonly changes?: readonly WindowChange[];
  readonly freeSpins?: Pick<FreeSpinsShow, 'enter' | 'leave' | 'climb'> | undefined;
  readonly choice?: Pick<ChoiceShow, 'enter' | 'open' | 'clear' | 'closeSpins'> | undefined;
  readonly level?: Pick<LevelShow, 'turn'> | undefined;
  readonly tumble?: Pick<TumbleShow, 'tumble' | 'multiply' | 'skip' | 'clear'> | undefined;
  readonly nudge?: Pick<NudgeShow, 'run' | 'point' | 'nudge' | 'rest' | 'setReducedMotion'> | undefined;
  readonly hold?:
    | Pick<HoldShow, 'enter' | 'respin' | 'leave' | 'clear' | 'expect' | 'showCoins' | 'dim' | 'setReducedMotion'>
    | undefined;
}
