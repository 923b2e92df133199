import * as z from 'zod/mini';

/** A sound of `sounds.json` by its file, and its volume, 0 to 1. */
const Sound = z.strictObject({
  file: z.string().check(z.regex(/^[a-z-]+\.(wav|mp3)$/)),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

export const Sounds = z.strictObject({
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
  /** Of games whose cells split: the pestle strikes a cell, all cells are split, the mascot tosses a mochi. */
  pound: z.optional(Sound),
  splitEnd: z.optional(Sound),
  toss: z.optional(Sound),
  /** Of games with an expanding symbol: the slab turns, a row of reels is filled, all of them are full. */
  slabTurn: z.optional(Sound),
  stoneGrow: z.optional(Sound),
  stoneFull: z.optional(Sound),
  /** Of games whose wilds grow: the crystal grows, it cracks the frame, a respin rings it, and the mascot flies along a win. */
  crystalGrow: z.optional(Sound),
  crystalCrack: z.optional(Sound),
  glassRing: z.optional(Sound),
  batWing: z.optional(Sound),
  /** Of games with a level: the tongue takes a symbol, and the symbol falls into the jar. */
  tongue: z.optional(Sound),
  chink: z.optional(Sound),
  /** Of games with a level: the cheeks swell, the wheel flies out, a peg passes its pointer, it stops. */
  swell: z.optional(Sound),
  spit: z.optional(Sound),
  ratchet: z.optional(Sound),
  wheelStop: z.optional(Sound),
});
export type SoundName = keyof z.infer<typeof Sounds>;

export const Music = z.strictObject({ night: Sound, free: z.optional(Sound), hold: z.optional(Sound) });
export type MusicName = keyof z.infer<typeof Music>;
