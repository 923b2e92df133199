import type { SpinOutcome, Win } from '#games/api/index.ts';
import type { GameFiles } from '../assets/gameFiles.ts';
import type { Hud } from '../hud/Hud.ts';
import type { GameSounds } from '../look/sounds.ts';
import type { ReelScene } from '../scene/ReelScene.ts';
import type { SheetImages } from '../sheet/symbolImage.ts';
import type { Texts } from '../texts/texts.ts';
import type { ShowTools } from './ShowTools.ts';

/** The parts of the game that the show of a changed window uses. */
export interface WindowChangeParts {
  readonly show: ShowTools;
  readonly scene: ReelScene;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly sounds: Pick<GameSounds, 'play'>;
  readonly files: GameFiles;
  /** The pictures of symbols for the parts of the page. */
  readonly images: { readonly atlas: SheetImages; readonly address: string };
}

/** Shows how the window of a spin changes before it pays, for example how a wild fills its reel. Its game loads it. */
export interface WindowChange {
  /** The reels begin to turn. */
  start?(kind: SpinOutcome['kind']): void;
  /** The outcome of a spin is known, and its reels still turn. */
  expect?(spin: SpinOutcome): void;
  /** Changes the window while all reels are still. A spin that this show does not know stays as it is. */
  change(spin: SpinOutcome): Promise<void>;
  /** The wins of a spin are shown. */
  showWins?(spin: SpinOutcome): void;
  /** A single win of the spin is lit. */
  lit?(win: Win): void;
  /** The round's free spins begin. `expanding` is the symbol that they have drawn. */
  enterFreeSpins?(expanding: string | undefined): Promise<void>;
  leaveFreeSpins?(): void;
  /** Places what stays of a spin, for example after a reload. */
  place?(spin: SpinOutcome): void;
  /** Removes what the last spin has left. */
  clear?(): void;
  setReducedMotion?(isReduced: boolean): void;
}

export type MakeWindowChange = new (parts: WindowChangeParts) => WindowChange;
