import type { LetteringFace } from '../lettering.ts';
import type { Palette } from './palette.ts';

/** How one symbol is drawn. */
export interface SymbolLook {
  /** The name of a symbol of the game's art. */
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
  /** Whether it has several short lines, for a place that is about as high as it is wide. */
  readonly stacked?: boolean | undefined;
}

export interface SceneLook {
  /** The name of a scene of the game's art. */
  readonly drawing: string;
  readonly colours: Palette;
}

/** The colours of a big win. */
export interface BigWinLook {
  /** The star behind its word, from the middle to the tips. */
  readonly burst: readonly [string, string, string];
  readonly edge: string;
}

/** Everything about the drawings of a slot game. */
export interface SlotLook {
  /** The name of its drawings in `SLOT_ART`. */
  readonly art: string;
  readonly symbols: Readonly<Record<string, SymbolLook>>;
  /** The coin of each prize. */
  readonly prizes?: Readonly<Record<string, SymbolLook>> | undefined;
  /** The drawings of multiples, from a least one each. */
  readonly orbs?: readonly (SymbolLook & { readonly from: number })[] | undefined;
  readonly board: {
    /** Units that the field of a symbol's drawing takes. */
    readonly symbolSize: number;
    readonly cell: { readonly width: number; readonly height: number };
    readonly titleX?: number | undefined;
    readonly mascot: { readonly scale: number };
  };
  /** The symbol that covers a whole reel as one picture, and its cells. */
  readonly tall?: { readonly symbol: string; readonly cells: number } | undefined;
  readonly frame: Palette;
  readonly bigWin: BigWinLook;
  readonly scenes: Readonly<Record<string, SceneLook | undefined>>;
  readonly titles: Readonly<Record<string, TitleLook | undefined>>;
}
