import * as z from 'zod/mini';

const Colour = z.string().check(z.regex(/^#[\dA-F]{6}$/i));
const Name = z.string().check(z.regex(/^[a-z][a-z\d]*$/));
const Units = z.number().check(z.minimum(0));
const Point = z.strictObject({ x: Units, y: Units });
/** The name of a piece of the board. */
const Picture = z.string().check(z.regex(/^[a-z][a-z\d_]*$/));
const Size = z.strictObject({ width: Units, height: Units });

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
  rung: z.optional(z.enum(['moon', 'pearl', 'paw', 'sweet', 'bulb', 'bolt', 'lantern', 'cloud'])),
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

/** A sound of `sounds.json` by its file, and its volume, 0 to 1. */
const Sound = z.strictObject({
  file: z.string().check(z.regex(/^[a-z-]+\.(wav|mp3)$/)),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

const Sounds = z.strictObject({
  press: Sound,
  reelStart: Sound,
  /** Played for each reel, a little higher from reel to reel. */
  reelStop: Sound,
  winSmall: Sound,
  winBig: Sound,
  winHuge: Sound,
  /** One step of an amount that counts up. */
  count: Sound,
  countEnd: Sound,
  /** Of games with free spins: a reel that stops with a scatter. */
  scatterStop: z.optional(Sound),
  /** Of games with free spins: while the last reels run and can bring them. */
  anticipation: z.optional(Sound),
  freeStart: z.optional(Sound),
  freeEnd: z.optional(Sound),
  /** Of games with a ladder: its multiple rises. */
  ladder: z.optional(Sound),
  /** Of games with jackpots or prizes. */
  jackpot: z.optional(Sound),
  /** Of games with hold and respin: a coin stays in its cell. */
  coinLand: z.optional(Sound),
  /** Of games with hold and respin: the free cells spin again. */
  respin: z.optional(Sound),
  holdStart: z.optional(Sound),
  /** Of games with hold and respin: the board is full. */
  holdFull: z.optional(Sound),
  holdEnd: z.optional(Sound),
  /** Of games with a shell: it opens, and a coin falls in. */
  shellOpen: z.optional(Sound),
  shellCoin: z.optional(Sound),
  /** Of games with prizes in a hold and respin: a coin brings one. */
  prize: z.optional(Sound),
  /** Of games with tumbles: the cells of a win burst. */
  burst: z.optional(Sound),
  /** Of games with tumbles: symbols fall. */
  fall: z.optional(Sound),
  /** Of games with ledges: the mascot reaches a ledge, a tone higher from ledge to ledge. */
  leap: z.optional(Sound),
  /** Of games with ledges: the mascot leaps through the gate. */
  gate: z.optional(Sound),
  /** Of games that throw multiples: a multiple lands, or reaches the sum. */
  orb: z.optional(Sound),
  /** Of games with a mascot that strikes: its lightning runs through a win. */
  strike: z.optional(Sound),
  /** Of games that throw multiples: a multiple falls. */
  thrown: z.optional(Sound),
  /** Of games with a nudge: the arrow lights. */
  arrow: z.optional(Sound),
  /** Of games with a nudge: the last reel moves one step. */
  nudge: z.optional(Sound),
  /** Of games with a tall symbol: it climbs out of its reel. */
  tallClimb: z.optional(Sound),
  /** Of games with a tall symbol: it roars. */
  tallRoar: z.optional(Sound),
  /** Of games whose wilds multiply: the mascot bites off a shoot for a wild of a win. */
  bite: z.optional(Sound),
  /** Of games whose wilds multiply: two wilds of a line meet, and their multiples collide. */
  collide: z.optional(Sound),
  /** Of games whose wilds multiply: the mascot rolls down the board, since a line has the greatest multiple. */
  rollDown: z.optional(Sound),
  /** Of games whose wilds stay: a wild begins to burn. */
  kindle: z.optional(Sound),
  /** Of games whose wilds stay: the mascot rises, since all feathers of its tail burn. */
  rise: z.optional(Sound),
  /** Of games with a choice: its options are offered. */
  choiceStart: z.optional(Sound),
  /** Of games with a choice: the chosen option opens. */
  choiceOpen: z.optional(Sound),
  /** Of games with mystery symbols: the mascot steps on each, all beat together, all open. */
  drumStep: z.optional(Sound),
  drumBeat: z.optional(Sound),
  drumOpen: z.optional(Sound),
  /** Of games with an expanding symbol: the slab turns, a row of reels is filled, all of them are full. */
  slabTurn: z.optional(Sound),
  stoneGrow: z.optional(Sound),
  stoneFull: z.optional(Sound),
});
export type SoundName = keyof z.infer<typeof Sounds>;

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
  /** The deck during the free spins, from the upper edge to the foot, and the ground of panels. */
  free: z.optional(z.strictObject({ deck: z.tuple([Colour, Colour, Colour]), panel: Colour })),
});

/** The parts of a hold and respin. */
const Hold = z.strictObject({
  /** Plates of the prizes: in a row over the board, or tags beside the mascot. */
  plates: z.enum(['row', 'tags']),
  /** The key of a respin. */
  button: z.enum(['round', 'wide']),
  /** The picture of a respin. */
  pip: z.enum(['number', 'paw']),
  /** Whether the board freezes before its last free cell shows what it got. */
  freezes: z.boolean(),
  /** The start of the trails of light to new coins. Without it, coins fall. */
  trail: z.optional(Point),
  /** The width of the text on a coin, as a share of its cell: less on a narrow coin. */
  label: z.optional(z.number().check(z.minimum(0.4), z.maximum(1))),
});

/** Of games that throw multiples: the mascot strikes. It throws them, and its lightning runs through all symbols that pay. */
const Strike = z.strictObject({
  /** The middle of its head at rest, on the board. */
  head: Point,
});

/**
 * Of games whose multiples rise: a fall with a ledge for each multiple. The mascot leaps up from ledge to ledge, and through the gate
 * above the last one. In units of a field of its own, which the page places over the board or beside it.
 */
const Ledges = z.extend(Size, {
  /** The middle of each ledge, the lowest first. */
  places: z.array(Point).check(z.minLength(2)),
  gate: Point,
  /** The place of the mascot before its first leap. */
  pool: Point,
});
export type LedgesLook = z.infer<typeof Ledges>;

/** Of games with hold and respin: the mascot has a shell. Each coin lights a plate of it, and at the end the coins slide in. */
const Shell = z.extend(Point, {
  /** The middle of the head before it. */
  head: Point,
  /** The middle and the picture of each plate, in the order in which coins light them: as many as the board has cells. */
  plates: z.array(z.extend(Point, { picture: Picture })).check(z.minLength(1)),
});
export type ShellLook = z.infer<typeof Shell>;
/** Of games whose wilds multiply: the shoots that the frame grows, and the mouth of the mascot that bites them off. */
const Multiplied = z.strictObject({
  /** The foot of each shoot, in the order in which they grow. */
  shoots: z.array(Point).check(z.minLength(3)),
  mouth: Point,
});
export type MultipliedLook = z.infer<typeof Multiplied>;
/** The parts of the frame of a game with mystery symbols. */
const Mystery = z.strictObject({
  /** The middle of the plaque below the window that says what the symbols became. */
  note: Units,
  /** Strings of firecrackers at both sides that burn a pair in each base spin. They are decoration. */
  strings: z.optional(
    z.strictObject({
      left: Units,
      right: Units,
      /** The uppermost pair, and the distance to the next one. */
      top: Units,
      step: Units,
      pairs: z.int().check(z.minimum(2)),
    }),
  ),
});
/** An option with free spins: a cloud with the spread of its pays, and the moment that follows when the player has chosen it. */
const CloudOption = z.strictObject({
  cloud: z.strictObject({
    /** Along its upper edge. Fewer are larger. */
    puffs: z.int().check(z.minimum(3)),
    /** From the light edge to the foot. */
    colours: z.tuple([Colour, Colour, Colour]),
    /** Its rim and its curl. */
    edge: Colour,
    ink: Colour,
    /** The ground of its multiple. */
    key: Colour,
    /** The bars of its spread. */
    bar: Colour,
  }),
  /** `swarm`: the mascot blows hairs that become small ones. `ride`: it flies past. `grow`: it grows out of the picture. */
  moment: z.enum(['swarm', 'ride', 'grow']),
});
export type CloudLook = z.infer<typeof CloudOption>;

/** Of games with a choice: the middle and the width of its condition on the board, and the looks of options with free spins. */
const Choice = z.strictObject({
  note: z.extend(Point, { width: z.optional(Units) }),
  options: z.optional(z.record(Name, CloudOption)),
});

/** Of games whose wilds stay in the free spins: the feathers of the mascot's tail, in the order in which wilds light them. */
const Sticky = z.strictObject({
  feathers: z
    .array(z.extend(Point, { turn: z.optional(z.number().check(z.minimum(-180), z.maximum(180))) }))
    .check(z.minLength(1)),
});
export type StickyLook = z.infer<typeof Sticky>;

const Music = z.strictObject({ night: Sound, free: z.optional(Sound), hold: z.optional(Sound) });
export type MusicName = keyof z.infer<typeof Music>;

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
  mystery: z.optional(Mystery),
  choice: z.optional(Choice),
  controls: z.optional(Controls),
  sounds: Sounds,
  /** Looped behind a scene. */
  music: Music,
  tips: z.array(z.string()).check(z.minLength(1)),
});
export type LookFile = z.infer<typeof LookFile>;
