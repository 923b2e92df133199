import type { Drawing } from '../drawing/index.ts';
import type { Outlines } from '../lettering.ts';
import type { SymbolLook } from './look.ts';

/** A symbol that covers a whole reel as one picture. Fields are about 0,0, in units of the board. */
export interface TallDrawing {
  /** The whole picture at rest. It fills its field, which the cells of the reel cut. */
  readonly rest: (
    a: Drawing,
    field: { readonly width: number; readonly height: number },
    look: SymbolLook,
    outlines: Outlines,
  ) => string;
  /** The ground alone, while the figure stands out of it. */
  readonly ground: (a: Drawing, width: number, height: number) => string;
  /** The figure without its head, in the field {@link TALL_BODY}. */
  readonly body: (a: Drawing) => string;
  /** Its head, in the field {@link TALL_HEAD}. */
  readonly head: (a: Drawing) => string;
  /** Its word, in the field {@link TALL_WORD}. It is apart, since figures may be mirrored. */
  readonly word: (a: Drawing, look: SymbolLook, outlines: Outlines) => string;
}

export const TALL_BODY = { width: 210, height: 360 };
export const TALL_HEAD = { width: 130, height: 124 };
export const TALL_WORD = { width: 120, height: 52 };
