import * as z from 'zod/mini';
import { Colour, Name, Picture, Point, Size, Units } from './lookParts.ts';

/** The parts of a hold and respin. */
export const Hold = z.strictObject({
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
export const Strike = z.strictObject({
  /** The middle of its head at rest, on the board. */
  head: Point,
});

/**
 * Of games whose multiples rise: a fall with a ledge for each multiple. The mascot leaps up from ledge to ledge, and through the gate
 * above the last one. In units of a field of its own, which the page places over the board or beside it.
 */
export const Ledges = z.extend(Size, {
  /** The middle of each ledge, the lowest first. */
  places: z.array(Point).check(z.minLength(2)),
  gate: Point,
  /** The place of the mascot before its first leap. */
  pool: Point,
});
export type LedgesLook = z.infer<typeof Ledges>;

/** Of games with hold and respin: the mascot has a shell. Each coin lights a plate of it, and at the end the coins slide in. */
export const Shell = z.extend(Point, {
  /** The middle of the head before it. */
  head: Point,
  /** The middle and the picture of each plate, in the order in which coins light them: as many as the board has cells. */
  plates: z.array(z.extend(Point, { picture: Picture })).check(z.minLength(1)),
});
export type ShellLook = z.infer<typeof Shell>;
/** Of games whose wilds multiply: the shoots that the frame grows, and the mouth of the mascot that bites them off. */
export const Multiplied = z.strictObject({
  /** The foot of each shoot, in the order in which they grow. */
  shoots: z.array(Point).check(z.minLength(3)),
  mouth: Point,
});
export type MultipliedLook = z.infer<typeof Multiplied>;
/** The parts of the frame of a game with mystery symbols. */
export const Mystery = z.strictObject({
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

/** Of games whose wilds grow over their reels: the middle of the plaque below the window that counts the respins. */
export const Growing = z.strictObject({ note: Units });

/** The parts of the frame of a game whose cells split. */
export const Split = z.strictObject({
  /** The middle of the plate with the ways of the window. */
  note: Units,
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
export const Choice = z.strictObject({
  note: z.extend(Point, { width: z.optional(Units) }),
  options: z.optional(z.record(Name, CloudOption)),
});

/** Of games that collect symbols over rounds: the jar, the mouth that catches them, the plaque of the level, and the wheel. */
export const Level = z.strictObject({
  /** The middle of the jar. */
  jar: Point,
  mouth: Point,
  /** The middle of the plaque, and its width. */
  panel: z.extend(Point, { width: Units }),
  wheel: z.extend(Point, {
    radius: Units,
    /** The grounds of the fields in turn, at the rim and at the hub, and their ink. */
    fields: z.array(z.tuple([Colour, Colour, Colour])).check(z.minLength(1)),
    jackpot: z.tuple([Colour, Colour, Colour]),
    rim: z.tuple([Colour, Colour, Colour]),
  }),
});
export type LevelLook = z.infer<typeof Level>;

/** Of games whose wilds stay in the free spins: the feathers of the mascot's tail, in the order in which wilds light them. */
export const Sticky = z.strictObject({
  feathers: z
    .array(z.extend(Point, { turn: z.optional(z.number().check(z.minimum(-180), z.maximum(180))) }))
    .check(z.minLength(1)),
});
export type StickyLook = z.infer<typeof Sticky>;

/** Of games with an expanding symbol: the mascot rolls the sun along the upper edge with each spin. */
export const Expanding = z.strictObject({
  /** The middle of the mascot at the left end of its way, and at the right end. Its height is that of `board.mascot`. */
  from: Units,
  to: Units,
  /** The middle of the sun, and how far it is ahead of the mascot. */
  sun: z.strictObject({ ahead: Units, y: Units }),
});
export type ExpandingLook = z.infer<typeof Expanding>;
