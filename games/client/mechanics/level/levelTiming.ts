/** Parts of the show of a level, in milliseconds. */
export const LEVEL_MS = {
  /** The tongue reaches out, and comes back with a symbol. */
  tongue: 160,
  /** Between two symbols. */
  next: 50,
  /** The last symbol falls into the jar. */
  flight: 260,
  /** The cheeks swell, and the jar runs empty. */
  swell: 900,
  /** The wheel flies out of the mouth. */
  spit: 520,
  turn: 3400,
  /** A second turn after the jackpot. */
  again: 2600,
  /** The field at which the wheel stopped stays in sight. */
  stay: 1500,
  leave: 260,
} as const;
