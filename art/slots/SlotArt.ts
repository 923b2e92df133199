import type { Drawing } from '../drawing/index.ts';
import type { LetteringFace, Outlines } from '../lettering.ts';
import type { SlotLook } from './look.ts';
import type { MascotDrawing } from './MascotDrawing.ts';
import type { PaletteNeeds } from './palette.ts';
import type { Piece } from './Piece.ts';
import type { CoinDrawing } from './props.ts';
import type { SceneDrawing } from './SceneDrawing.ts';
import type { SymbolDrawing } from './SymbolDrawing.ts';
import type { TallDrawing } from './TallDrawing.ts';

/** How the spritesheets of a game with many drawings stay small. */
export interface SheetSaving {
  /** The quality of the board's sheet and of the big win's sheet, 0 to 100. */
  readonly quality: { readonly board: number; readonly win: number };
  /** The share of pixels in each direction of symbols at rest, and of the coins of prizes. */
  readonly symbols: number;
  /** The share of pixels in each direction of symbols in motion. */
  readonly motion: number;
  /** The share of pixels in each direction of the mascot. All of them unless given. */
  readonly mascot?: number;
  /** The share of pixels in each direction of the mascot while its eyes are closed. */
  readonly blink: number;
  /** Pixels for a unit of the titles of prizes, which a player sees seldom. */
  readonly prizeTitles: number;
}

/** The drawings of a slot game. Its look names them and gives their colours. */
export interface SlotArt {
  readonly symbols: Readonly<Record<string, SymbolDrawing>>;
  /** Whether symbols fall into their cells. They need no drawing of a reel in motion then. */
  readonly falls?: boolean;
  readonly mascot: MascotDrawing;
  /** The picture of the symbol that covers a whole reel, of a look that names one. */
  readonly tall?: TallDrawing;
  readonly saving?: SheetSaving;
  readonly scenes: Readonly<Record<string, SceneDrawing>>;
  /** The colours of the frame. */
  readonly frame: PaletteNeeds;
  /**
   * The pieces of the board besides the symbols. The client draws `frame` (a nine-slice around the window), `reel` or `cell` (the ground
   * of a reel or of each cell), `rod`, `shade`, `lit` (the ground of a cell that wins), `badge` and `digit_0` to `digit_9` (the numbers
   * of lines), and each ornament that the look places.
   */
  readonly board: (look: SlotLook, outlines: Outlines) => Piece[];
  /** The face of the button that starts a round, 120 × 120 about 0,0. */
  readonly button: (a: Drawing) => string;
  /** The coins that a win throws. Without it, they are gold with a star. */
  readonly coin?: CoinDrawing;
  /** Further drawings of a big win. The client draws `house_0` to `house_2`, which light up one after another. */
  readonly win?: () => Piece[];
  /** Characters that are a part of a drawing, besides digits and the words of symbols. */
  readonly lettering?: readonly { readonly face: LetteringFace; readonly text: string }[];
  /** The small picture of the game on its sheets, 104 × 124. Without it, the mascot in front of the scene. */
  readonly icon?: (a: Drawing, look: SlotLook) => string;
}
