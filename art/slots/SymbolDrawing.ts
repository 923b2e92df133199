import type { Drawing } from '../drawing/index.ts';
import type { Outlines } from '../lettering.ts';
import type { SymbolLook } from './look.ts';

/** A drawing of a symbol, in a field of ±60. */
export interface SymbolDrawing {
  /** The number of colours that the drawing takes. */
  readonly colours: number;
  readonly hasWord: boolean;
  readonly draw: (a: Drawing, look: SymbolLook, outlines: Outlines) => string;
}
