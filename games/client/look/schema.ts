import * as z from 'zod/mini';
import { Colour, Name, Picture, Point, Size, Units } from './lookParts.ts';
import {
  Choice,
  Expanding,
  Growing,
  Hold,
  Ledges,
  Level,
  Multiplied,
  Mystery,
  Shell,
  Split,
  Sticky,
  Strike,
} from './mechanicLooks.ts';
import { Music, Sounds } from './soundMoments.ts';

const SymbolLook = z.strictObject({
  /** The name of a symbol of the game's art. */
  drawing: Name,
  /** As many as the drawing takes. */
  colours: z.array(Colour),
  /** The word on the symbol, if its drawing has one. It is the same in every language. */
  word: z.optional(z.string().check(z.maxLength(8))),
});

/** A drawing of multiples, from a least one on. */
const OrbLook = z.extend(SymbolLook, { from: z.int().check(z.minimum(1)) });

/** Colours by their use. The drawing says which it takes, and how many. */
const Palette = z.record(z.string().check(z.regex(/^[a-z][A-Za-z\d]*$/)), z.array(Colour));

/** A part of the frame by the name of its picture, and its middle. */
const Ornament = z.extend(Point, {
  picture: Picture,
  /** `under`: behind the reels. */
  layer: z.enum(['under', 'over']),
});

/** The geometry of the board in units of a window 390 wide. The sizes in `atlas.json` are in the same units. */
const Board = z.strictObject({
  width: Units,
  height: Units,
  /** The visible part of the reels. */
  window: z.extend(Point, Size.shape),
  /** How far `frame` reaches out of the window. */
  frameReach: Units,
  /** One place of a symbol. The reels stand side by side, without a gap. */
  cell: Size,
  /** The upper left corner of the first cell. */
  firstCell: Point,
  /** The size of the field that a symbol is drawn in. */
  symbolSize: Units,
  /** The centre of the mascot, and its scale: its field of 240 × 250 is 82 × 85 at 0.34. */
  mascot: z.extend(Point, {
    /** Of games with tumbles: it leaps into the hole of a win, and the next symbols push it up. */
    leaps: z.optional(z.boolean()),
    scale: Units,
    /** The joint of the arm of a mascot that has one. */
    arm: z.optional(Point),
    /** Of games with mystery symbols: it steps on each of them, at this share of its size. */
    steps: z.optional(z.number().check(z.minimum(0.1), z.maximum(1))),
    /** Whether the mascot leans and blinks while the reels turn. */
    follows: z.optional(z.boolean()),
  }),
  ornaments: z.array(Ornament),
  /** The middle of the word mark on the board, on a high window. Without it, the word mark is above the board. */
  titleY: z.optional(Units),
  /** `quick`: a spin lasts 0.9 s. */
  pace: z.optional(z.enum(['quick'])),
  /** The lever of a game with a nudge: its pivot, and the length of its rod. */
  lever: z.optional(z.extend(Point, { reach: Units })),
  /** The middle of the word mark beside the mascot, and its width. The height is for a stacked one. On a high window, in place of `titleY`. */
  titleBox: z.optional(z.extend(Point, { width: Units, height: z.optional(Units) })),
  /** The middle of the word mark across, if it has a neighbour. By default the middle of the board. */
  titleX: z.optional(Units),
  /** Lamps in a row along the lower edge of the frame. */
  lamps: z.optional(z.strictObject({ count: z.int().check(z.minimum(1)), y: Units })),
});

const Scene = z.strictObject({
  /** The name of a scene of the game's art. */
  drawing: Name,
  colours: Palette,
});

/** The geometry of a big win in units of a field 390 wide and 560 high, and its colours. */
const BigWin = z.strictObject({
  /** The middle of the mascot with what it brings. */
  figure: Point,
  /** The joint of its left wing or arm. Its mirror image is on the right. */
  limb: Point,
  /** The source of the coins. */
  coins: Point,
  /** The middle of the word. */
  title: Point,
  /** The star behind the word, from the middle to the tips, and its edge. */
  burst: z.tuple([Colour, Colour, Colour]),
  edge: Colour,
  /** Rays of light behind the mascot, near and far. */
  rays: z.tuple([Colour, Colour]),
  /** Whether the mascot comes down from above, and strikes again with each level. */
  strikes: z.optional(z.boolean()),
  /** The mark of each level, which lights up as the win grows. A moon by default. */
  rung: z.optional(z.enum(['moon', 'pearl', 'paw', 'sweet', 'bulb', 'bolt', 'lantern', 'cloud', 'stone'])),
  /** `street`: houses on both sides light up one after another. */
  manner: z.optional(z.enum(['street'])),
});

const Title = z.strictObject({
  /** The key of its text. */
  text: z.string(),
  face: z.enum(['rocknroll-one', 'yuji-boku', 'dela-gothic-one', 'potta-one', 'reggae-one']),
  fill: z.tuple([Colour, Colour, Colour, Colour]),
  outline: Colour,
  extrusion: Colour,
  /** Whether it has several short lines, for a place that is about as high as it is wide. */
  stacked: z.optional(z.boolean()),
});

/** The controls of a game beside its `colours`. Absent means those of the first game. */
const Controls = z.strictObject({
  /** From the upper edge to the foot. */
  deck: z.tuple([Colour, Colour, Colour]),
  button: z.tuple([Colour, Colour]),
  /** The plate of a win, and the panels of features. */
  plate: z.tuple([Colour, Colour]),
  /** The corners of buttons. */
  radius: Units,
  /** Of a light scene: the ink, the paper and the edge of the knobs on the upper edge. */
  light: z.optional(z.strictObject({ ink: Colour, paper: Colour, edge: Colour })),
  /** The deck during the free spins, from the upper edge to the foot, the ground of panels, and optionally the plate of a win. */
  free: z.optional(
    z.strictObject({
      deck: z.tuple([Colour, Colour, Colour]),
      panel: Colour,
      plate: z.optional(z.tuple([Colour, Colour])),
    }),
  ),
});

/** `games/catalogue/<code>/look.json`: the look and the sound of a slot game. Unknown fields are rejected. */
export const LookFile = z.strictObject({
  code: Name,
  /** The studio's name in the lobby. */
  provider: z.string(),
  /** The name of its drawings in `art/slots/art.ts`. */
  art: Name,
  /** The colours of controls and sheets. */
  colours: z.strictObject({
    ground: Colour,
    surface: Colour,
    text: Colour,
    muted: Colour,
    gold: Colour,
    primary: Colour,
    onPrimary: Colour,
    accent: Colour,
    /** A winning line, and its glow. */
    line: Colour,
    lineGlow: Colour,
    /** The accent of the free spins. */
    free: Colour,
  }),
  symbols: z.record(Name, SymbolLook),
  /** The coin of each prize and jackpot of a hold and respin. */
  prizes: z.optional(z.record(Name, SymbolLook)),
  /** The drawings of thrown multiples, the least first. */
  orbs: z.optional(z.array(OrbLook).check(z.minLength(1))),
  /** The symbol that is one picture over so many cells of a reel. */
  tall: z.optional(z.strictObject({ symbol: Name, cells: z.int().check(z.minimum(2)) })),
  board: Board,
  /** The colours of the frame. */
  frame: Palette,
  bigWin: BigWin,
  /** The tint of the board behind a banner. */
  dimmed: z.optional(Colour),
  /** The ordinary scene, and those of the features. */
  scenes: z.strictObject({ night: Scene, free: z.optional(Scene), hold: z.optional(Scene) }),
  /** Word marks, each a file `<name>-<language>.webp`. */
  titles: z.strictObject({
    title: Title,
    big: Title,
    huge: Title,
    super: Title,
    free: z.optional(Title),
    hold: z.optional(Title),
    grand: z.optional(Title),
    major: z.optional(Title),
    minor: z.optional(Title),
    mini: z.optional(Title),
    pool: z.optional(Title),
    vault: z.optional(Title),
  }),
  hold: z.optional(Hold),
  strike: z.optional(Strike),
  ledges: z.optional(Ledges),
  shell: z.optional(Shell),
  multiplied: z.optional(Multiplied),
  sticky: z.optional(Sticky),
  expanding: z.optional(Expanding),
  mystery: z.optional(Mystery),
  growing: z.optional(Growing),
  split: z.optional(Split),
  choice: z.optional(Choice),
  level: z.optional(Level),
  controls: z.optional(Controls),
  sounds: Sounds,
  /** Looped behind a scene. */
  music: Music,
  tips: z.array(z.string()).check(z.minLength(1)),
});
export type LookFile = z.infer<typeof LookFile>;
