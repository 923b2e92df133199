import type { Point } from '../drawing/index.ts';

/** The movement of a part at a moment: by drawing units, degrees, factors and opacity. Values that are left out stay as drawn. */
export interface Move {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly grow?: number | Point;
  /** 0 is not to be seen, 1 is as drawn. */
  readonly shown?: number;
  /** The centre of turning and growing. Defaults to the part's own pivot. */
  readonly pivot?: Point;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How far a time is between two moments: 0 before the first, 1 after the second. */
export const span = (t: number, from: number, to: number): number => clamp((t - from) / (to - from));

/** Comes in fast and slows down. @param f 0 to 1 */
export const slowing = (f: number): number => 1 - (1 - f) ** 3;
/** Starts slowly and leaves fast. */
export const leaving = (f: number): number => f ** 3;
/** Goes a little too far and comes back. */
export const springing = (f: number): number => 1 + 2.2 * (f - 1) ** 3 + 1.2 * (f - 1) ** 2;
/** From -1 to 1 and back, so many times a second. @param phase turns by which it is ahead */
export const swing = (t: number, hertz: number, phase = 0): number => Math.sin(2 * Math.PI * (t * hertz + phase));
/** Rises from 0 to 1 and falls back to 0 within a span. @param edge the part of the span that the rise takes, and the fall */
export const passing = (f: number, edge = 0.2): number => clamp(Math.min(f / edge, (1 - f) / edge));
/** From one number to another. */
export const between = (from: number, to: number, f: number): number => from + (to - from) * f;

/** A path in a direction. */
export const polarMove = (degrees: number, way: number): { readonly x: number; readonly y: number } => ({
  x: way * Math.cos((degrees * Math.PI) / 180),
  y: way * Math.sin((degrees * Math.PI) / 180),
});
