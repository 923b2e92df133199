import type { LetteringFace } from '../lettering.ts';

/** How one symbol is drawn. */
export interface SymbolLook {
  /** The name of a drawing of `SYMBOL_DRAWINGS`. */
  readonly drawing: string;
  /** As many as the drawing takes. */
  readonly colours: readonly string[];
  /** The word on it, for a drawing that carries one. */
  readonly word?: string | undefined;
}

/** A title as cut metal. */
export interface TitleLook {
  /** The face of Chinese. Latin titles have faces of their own. */
  readonly face: LetteringFace;
  readonly fill: readonly [string, string, string, string];
  readonly outline: string;
  readonly extrusion: string;
}

/** The colours of a forest at night. */
export interface SceneLook {
  /** From the zenith to the ground. */
  readonly sky: readonly [string, string, string, string];
  readonly moon: readonly [string, string, string];
  readonly halo: string;
  /** Trees from far to near. */
  readonly trees: readonly [string, string, string];
  readonly mist: string;
  readonly firefly: string;
  /** The colour at the foot, on which the controls are. */
  readonly foot: string;
  /** Rays of light out of the middle. Left out, there are none. */
  readonly rays?: string | undefined;
}

/** The frame around the reels, and its parts. */
export interface FrameLook {
  readonly body: readonly [string, string, string];
  readonly metal: readonly [string, string, string, string];
  readonly stone: string;
  readonly wood: readonly [string, string, string];
  readonly reel: readonly [string, string, string];
  readonly badge: string;
}

/** The colours of a big win. */
export interface BigWinLook {
  /** The star behind its word, from the middle to the tips. */
  readonly burst: readonly [string, string, string];
  readonly edge: string;
}

/** Everything about the drawings of a slot game. */
export interface SlotLook {
  readonly symbols: Readonly<Record<string, SymbolLook>>;
  readonly frame: FrameLook;
  /** The name of a drawing of `MASCOT_DRAWINGS`. */
  readonly mascot: string;
  readonly bigWin: BigWinLook;
  readonly scenes: Readonly<Record<string, SceneLook>>;
  readonly titles: Readonly<Record<string, TitleLook>>;
}
