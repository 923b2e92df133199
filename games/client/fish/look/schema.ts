import * as z from 'zod/mini';

const Name = z.string().check(z.regex(/^[a-zA-Z][\w-]*$/));
const Colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

/** A sound of `sounds.json` by its file, and its volume, 0 to 1. */
const Sound = z.strictObject({
  file: z.string().check(z.regex(/^[a-z-]+\.(wav|mp3)$/)),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

/** The moments of a fishing room that have a sound. */
const Sounds = z.strictObject({
  press: Sound,
  /** A cannon fires. */
  shot: Sound,
  /** A net opens. */
  net: Sound,
  /** An own catch. */
  catch: Sound,
  /** An own catch of 20 times the stake or more. */
  bigCatch: Sound,
  /** A pool is won. */
  pool: Sound,
  /** The boss comes. */
  boss: Sound,
  freeze: Sound,
  /** A fish is locked. */
  lock: Sound,
});
export type FishSound = keyof z.infer<typeof Sounds>;

/**
 * `swim`: the body bends. `glide`: the wings beat. `pulse`: it contracts, and stays upright. `sway`: it rocks, and stays upright.
 */
const Motion = z.enum(['swim', 'glide', 'pulse', 'sway']);
export type Motion = z.infer<typeof Motion>;

/** `games/rooms/<code>/sea.json`: the look and the sound of a fishing room. Unknown fields are rejected. */
export const FishLook = z.strictObject({
  code: Name,
  /** The studio's name in the lobby. */
  provider: z.string(),
  /** Its drawings in `art/fish`. */
  art: Name,
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
  /** Cannons, plates and shots of the seats: the own one, the other lower one, and the two upper ones. */
  seats: z.tuple([Colour, Colour, Colour, Colour]),
  /** The fish with a strip that shows the time until it leaves. */
  boss: Name,
  /** How each fish moves. A fish without an entry swims. */
  motions: z.record(Name, Motion),
  sounds: Sounds,
  tips: z.array(z.string()).check(z.minLength(1)),
});
export type FishLook = z.infer<typeof FishLook>;
