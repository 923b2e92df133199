import type { MathsFile } from '#games/maths/index.ts';
import { holdsSpins } from './choice/choiceSpins.ts';
import type { ChoiceShow } from './choice/ChoiceShow.ts';
import type { MakeOptionsPanel } from './choice/OptionsPanel.ts';
import type { SceneParts } from '../scene/Scene.ts';
import type { FreeSpinsShow } from './freeSpins/FreeSpinsShow.ts';
import type { LookFile } from '../look/schema.ts';
import type { HoldShow } from './hold/HoldShow.ts';
import type { LevelShow } from './level/LevelShow.ts';
import type { NudgeShow } from './nudge/NudgeShow.ts';
import type { StrikeBar } from './tumble/strike/StrikeBar.ts';
import type { LedgesShow } from './ledges/LedgesShow.ts';
import type { ShellShow } from './shell/ShellShow.ts';
import type { MakeWindowChange } from './WindowChange.ts';
import type { TumbleShow } from './tumble/TumbleShow.ts';
import { type WindowChangeName, windowChangesOf } from './windowChanges.ts';

/** The shows of the mechanics that a game has. */
export interface Mechanics {
  readonly freeSpins?: typeof FreeSpinsShow;
  readonly choice?: typeof ChoiceShow;
  /** The panel of a choice between free spins. */
  readonly choicePanel?: MakeOptionsPanel;
  readonly hold?: typeof HoldShow;
  readonly level?: typeof LevelShow;
  readonly nudge?: typeof NudgeShow;
  readonly tumble?: typeof TumbleShow;
  readonly ledges?: typeof LedgesShow;
  readonly shell?: typeof ShellShow;
  readonly strikeBar?: typeof StrikeBar;
  /** In the order in which they change a window. */
  readonly changes?: readonly MakeWindowChange[];
}

/** Loads the board of a game: symbols that fall, or reels that turn, with what `look.json` adds to them. Each is a chunk of its own. */
export async function loadBoard(
  { tumble }: MathsFile,
  { strike, tall }: Pick<LookFile, 'strike' | 'tall'> = {},
): Promise<SceneParts['board']> {
  if (tumble === undefined)
    return {
      turning: (await import('../scene/Reels.ts')).Reels,
      tall: tall && (await import('../scene/tall/TallSymbol.ts')).TallSymbol,
    };
  return {
    falling: (await import('../scene/falling/FallingReels.ts')).FallingReels,
    striker: strike && (await import('../scene/strike/HammerStriker.ts')).HammerStriker,
  };
}

/** Each is a chunk of its own. */
const LOAD_CHANGE: Readonly<Record<WindowChangeName, () => Promise<MakeWindowChange>>> = {
  sticky: async () => (await import('./sticky/StickyShow.ts')).StickyShow,
  expanding: async () => (await import('./expanding/ExpandingShow.ts')).ExpandingShow,
  mystery: async () => (await import('./mystery/MysteryShow.ts')).MysteryShow,
  split: async () => (await import('./split/SplitShow.ts')).SplitShow,
  multiplied: async () => (await import('./multiplied/MultipliedShow.ts')).MultipliedShow,
  growing: async () => (await import('./growing/GrowingShow.ts')).GrowingShow,
};

/**
 * Loads the show of each mechanic that `maths.json` names, and what `look.json` adds to it. Each is a chunk of its own, so other games
 * do not load it.
 */
export async function loadMechanics(
  maths: MathsFile,
  { ledges, shell, strike }: Pick<LookFile, 'ledges' | 'shell' | 'strike'> = {},
): Promise<Mechanics> {
  const { freeSpins, hold, level, nudge, tumble, choice } = maths;
  const changes = windowChangesOf(maths);
  return {
    ...(changes.length === 0 ? {} : { changes: await Promise.all(changes.map((name) => LOAD_CHANGE[name]())) }),
    ...(freeSpins === undefined && !holdsSpins(choice)
      ? {}
      : { freeSpins: (await import('./freeSpins/FreeSpinsShow.ts')).FreeSpinsShow }),
    ...(hold === undefined ? {} : { hold: (await import('./hold/HoldShow.ts')).HoldShow }),
    ...(level === undefined ? {} : { level: (await import('./level/LevelShow.ts')).LevelShow }),
    ...(nudge === undefined ? {} : { nudge: (await import('./nudge/NudgeShow.ts')).NudgeShow }),
    ...(choice === undefined ? {} : { choice: (await import('./choice/ChoiceShow.ts')).ChoiceShow }),
    ...(holdsSpins(choice) ? { choicePanel: (await import('./choice/CloudPanel.ts')).CloudPanel } : {}),
    ...(tumble === undefined ? {} : { tumble: (await import('./tumble/TumbleShow.ts')).TumbleShow }),
    ...(shell === undefined ? {} : { shell: (await import('./shell/ShellShow.ts')).ShellShow }),
    ...(strike === undefined ? {} : { strikeBar: (await import('./tumble/strike/StrikeBar.ts')).StrikeBar }),
    ...(ledges === undefined ? {} : { ledges: (await import('./ledges/LedgesShow.ts')).LedgesShow }),
  };
}
