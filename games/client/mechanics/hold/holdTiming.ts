/** How long the parts of a hold and respin last, in milliseconds. */
export const HOLD_MS = {
  intro: 2200,
  /** The free cells run for so long before those of the first reel stop, and then from reel to reel. */
  spin: 640,
  reel: 60,
  freeze: 1000,
  /** The fall of a coin, and the time until the next one falls. */
  land: 160,
  next: 260,
  /** The fall of the paw, and the run of its trail. */
  paw: 200,
  trail: 240,
  pip: 80,
  rest: 240,
  full: 1800,
  /** The count of a prize, and the time that it stays. */
  prizeCount: 500,
  prize: 900,
  outro: 1600,
} as const;
