/** How fast the reels of a game start and stop, in seconds and in symbols. */
export interface Pace {
  /** The time to full speed. */
  readonly start: number;
  /** The smallest distance to an announced target, so that its symbols come into sight with it. */
  readonly lead: number;
  /** A stopping reel slows down in this time. */
  readonly brake: number;
  /** How far a stopping reel moves past its target. */
  readonly overshoot: number;
  readonly settle: number;
  /** The earliest stop of the first reel, after the start. */
  readonly firstStop: number;
  /** Between the stops of two reels. */
  readonly between: number;
}

export const USUAL_PACE: Pace = {
  start: 0.26,
  lead: 5,
  brake: 0.17,
  overshoot: 0.24,
  settle: 0.24,
  firstStop: 0.75,
  between: 0.24,
};

/** A spin of three reels lasts 0.9 s. */
export const QUICK_PACE: Pace = {
  start: 0.16,
  lead: 4,
  brake: 0.13,
  overshoot: 0.2,
  settle: 0.13,
  firstStop: 0.12,
  between: 0.115,
};

export const paceOf = (name: 'quick' | undefined): Pace => (name === 'quick' ? QUICK_PACE : USUAL_PACE);
