import * as z from 'zod/mini';

const Colour = z.string().check(z.regex(/^#[\dA-F]{6}$/i));
const Name = z.string().check(z.regex(/^[a-z][a-z\d]*$/));
const Units = z.number().check(z.minimum(0));
const Point = z.strictObject({ x: Units, y: Units });
const Size = z.strictObject({ width: Units, height: Units });

const SymbolLook = z.strictObject({
  /** The name of a drawing in `art/slots/symbols.ts`. */
  drawing: Name,
  /** As many as the drawing takes. */
  colours: z.array(Colour),
  /** The word on the symbol, if its drawing has one. It is the same in every language. */
  word: z.optional(z.string().check(z.maxLength(8))),
});

/** The geometry of the board in units of a window 390 wide. The sizes in `atlas.json` are in the same units. */
const Board = z.strictObject({
  width: Units,
  height: Units,
  /** The visible part of the reels. The `frame` reaches 26 units out of it. */
  window: z.extend(Point, Size.shape),
  /** One place of a symbol. The reels stand side by side, without a gap. */
  cell: Size,
  /** The upper left corner of the first cell. */
  firstCell: Point,
  /** The centres of the parts on the frame. */
  mascot: Point,
  branch: Point,
  /** Lamps in a row along the lower edge of the frame. */
  lamps: z.strictObject({ count: z.int().check(z.minimum(0)), y: Units }),
});

const Frame = z.strictObject({
  body: z.tuple([Colour, Colour, Colour]),
  metal: z.tuple([Colour, Colour, Colour, Colour]),
  stone: Colour,
  wood: z.tuple([Colour, Colour, Colour]),
  /** Edge, dark and bright colour of a reel's ground. */
  reel: z.tuple([Colour, Colour, Colour]),
  badge: Colour,
});

const Scene = z.strictObject({
  /** From the zenith to the ground. */
  sky: z.tuple([Colour, Colour, Colour, Colour]),
  moon: z.tuple([Colour, Colour, Colour]),
  halo: Colour,
  /** From far to near. */
  trees: z.tuple([Colour, Colour, Colour]),
  mist: Colour,
  firefly: Colour,
  /** The colour at the foot, behind the controls. */
  foot: Colour,
  /** Rays of light from the middle. Absent means none. */
  rays: z.optional(Colour),
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
});

const Title = z.strictObject({
  /** The key of its text. */
  text: z.string(),
  face: z.enum(['rocknroll-one', 'yuji-boku', 'dela-gothic-one', 'potta-one', 'reggae-one']),
  fill: z.tuple([Colour, Colour, Colour, Colour]),
  outline: Colour,
  extrusion: Colour,
});

/** A sound of `sounds.json` by its file, and its volume, 0 to 1. */
const Sound = z.strictObject({
  file: z.string().check(z.regex(/^[a-z-]+\.(wav|mp3)$/)),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

/** The sounds of a game with tumbles. */
const TumbleSounds = z.strictObject({
  /** The wins of a board burst. */
  burst: Sound,
  /** The symbols of the next board lie. */
  fall: Sound,
  /** A thrown multiple falls, lands, and arrives at the sum. */
  thrown: Sound,
  orb: Sound,
});

const Sounds = z.strictObject({
  press: Sound,
  reelStart: Sound,
  /** Played for each reel, a little higher from reel to reel. */
  reelStop: Sound,
  /** A reel that stops with a scatter. */
  scatterStop: Sound,
  /** While the last reels run and can bring the free spins. */
  anticipation: Sound,
  winSmall: Sound,
  winBig: Sound,
  winHuge: Sound,
  /** One step of an amount that counts up. */
  count: Sound,
  countEnd: Sound,
  /** The multiple of the free spins rises. */
  ladder: Sound,
  freeStart: Sound,
  freeEnd: Sound,
  jackpot: Sound,
  tumble: z.optional(TumbleSounds),
});
type Sounds = z.infer<typeof Sounds>;
type Groups = 'tumble';
export type SoundName = Exclude<keyof Sounds, Groups> | keyof z.infer<typeof TumbleSounds>;

/** All sounds of a game by name, those of its mechanics included. */
export const soundsByName = ({
  tumble,
  ...base
}: Sounds): Readonly<Partial<Record<SoundName, z.infer<typeof Sound>>>> => ({ ...base, ...tumble });

const Music = z.strictObject({ night: Sound, free: Sound });
export type MusicName = keyof z.infer<typeof Music>;

/** `games/catalogue/<code>/look.json`: the look and the sound of a slot game. Unknown fields are rejected. */
export const LookFile = z.strictObject({
  code: Name,
  /** The studio's name in the lobby. */
  provider: z.string(),
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
  board: Board,
  frame: Frame,
  /** The name of a drawing in `art/slots/mascots.ts`. */
  mascot: Name,
  bigWin: BigWin,
  scenes: z.strictObject({ night: Scene, free: Scene }),
  /** Word marks, each a file `<name>-<language>.webp`. */
  titles: z.strictObject({
    title: Title,
    free: Title,
    major: Title,
    minor: Title,
    big: Title,
    huge: Title,
    super: Title,
  }),
  sounds: Sounds,
  /** Looped behind a scene. */
  music: Music,
  tips: z.array(z.string()).check(z.minLength(1)),
});
export type LookFile = z.infer<typeof LookFile>;
