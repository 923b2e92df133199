import * as z from 'zod/mini';

const Name = z.string().check(z.regex(/^[a-zA-Z][\w-]*$/));
const Colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));
const Height = z.int().check(z.minimum(44));

/** A sound of `sounds.json` by its file, and its volume, 0 to 1. */
const Sound = z.strictObject({
  file: z.string().check(z.regex(/^[a-z-]+\.(wav|mp3)$/)),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

/** The moments of a table that have a sound. */
const Sounds = z.strictObject({
  press: Sound,
  /** A chip is laid. */
  chip: Sound,
  /** The wallet took the bet. */
  confirm: Sound,
  /** The bets are closed. */
  close: Sound,
  /** A card or a tile slides, the cup shakes, or the wheel passes a field. */
  move: Sound,
  /** A card or a tile turns, the cup lifts, or the wheel stops. */
  turn: Sound,
  /** The result is known. */
  result: Sound,
  /** The own bets return more than their stake. */
  win: Sound,
});
export type TableSound = keyof z.infer<typeof Sounds>;

const Spot = z.strictObject({
  place: Name,
  /** A name of `tones`. */
  tone: Name,
  /** The size of its word. Ordinary unless given. */
  size: z.optional(z.enum(['huge', 'large', 'small'])),
  /** The visible word, in place of the name. The name begins with it. */
  word: z.optional(z.string()),
  /** Dice in place of a word. */
  dice: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(6)))),
  /** Whether it leaves its odds out, since a label of the row has them. */
  plain: z.optional(z.boolean()),
  /** Whether it shows the players and the coins of all. */
  pool: z.optional(z.boolean()),
});
export type SpotLook = z.infer<typeof Spot>;

/** A note between the spots, such as the odds of a row. */
const Label = z.strictObject({ label: Name, odds: z.optional(Name) });

/** `games/rooms/<code>/look.json`: the look and the sound of a table. Unknown fields are rejected. */
export const TableLook = z.strictObject({
  code: Name,
  /** The studio's name in the lobby. */
  provider: z.string(),
  /** The face of its headings. */
  face: z.enum(['serif', 'sans']),
  /** The colours of controls and sheets, as those of a slot game. */
  colours: z.strictObject({
    ground: Colour,
    surface: Colour,
    muted: Colour,
    gold: Colour,
    primary: Colour,
    onPrimary: Colour,
    accent: Colour,
  }),
  controls: z.strictObject({
    deck: z.tuple([Colour, Colour, Colour]),
    button: z.tuple([Colour, Colour]),
    plate: z.tuple([Colour, Colour]),
    radius: z.int(),
  }),
  /** Light, middle and edge of the cloth, and its rail and rim. */
  felt: z.strictObject({ light: Colour, middle: Colour, edge: Colour, rail: Colour, rim: Colour }),
  /** From and to of each face of a spot. */
  tones: z.record(Name, z.tuple([Colour, Colour])),
  /** The spots in rows, from the upper edge. */
  rows: z
    .array(
      z.strictObject({
        height: Height,
        /** The shares of the width. */
        columns: z.array(z.number()),
        spots: z.array(z.union([Spot, Label])),
      }),
    )
    .check(z.minLength(1)),
  sounds: Sounds,
  tips: z.array(z.string()).check(z.minLength(1)),
});
export type TableLook = z.infer<typeof TableLook>;
export type RowLook = TableLook['rows'][number];
