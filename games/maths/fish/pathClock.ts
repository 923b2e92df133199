/** Paths run at a quarter of their speed while they are frozen. */
const FROZEN_SPEED = 0.25;

/** The time of the paths of a room. Times are in ms. */
export interface PathClock {
  /** A moment of the server's clock, and the time of the paths at it. */
  readonly At: number;
  readonly Path: number;
  /** Until this moment the paths are slow. */
  readonly SlowUntil: number;
}

/** The time of the paths at a moment that is not before `At`. */
export function pathTimeAt({ At, Path, SlowUntil }: PathClock, now: number): number {
  const slow = Math.max(0, Math.min(now, SlowUntil) - At);
  return Path + slow * FROZEN_SPEED + (now - At - slow);
}

/** Slows the paths from now on. */
export const frozen = (clock: PathClock, now: number, milliseconds: number): PathClock => ({
  At: now,
  Path: Math.round(pathTimeAt(clock, now)),
  SlowUntil: now + milliseconds,
});
