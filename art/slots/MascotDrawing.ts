import type { Drawing } from '../drawing/index.ts';

/** The mascot of a game: on the frame of the reels, and in a big win. */
export interface MascotDrawing {
  /** About 0,0 in a field of 240 × 250, without its {@link arm}. */
  readonly rest: (a: Drawing, isBlinking: boolean) => string;
  /** An arm that moves on the frame, about its joint. The joint is at x, y of the mascot at rest. */
  readonly arm?: { readonly x: number; readonly y: number; readonly draw: (a: Drawing) => string };
  /** With what it brings, about 0,0 in the field {@link FIGURE_FIELD}. */
  readonly joy: (a: Drawing) => string;
  /** The left wing or arm about its joint, in the field {@link LIMB_FIELD}. Its mirror image is on the right. */
  readonly limb: (a: Drawing) => string;
}

export const FIGURE_FIELD = { width: 250, height: 350 };
export const LIMB_FIELD = { width: 400, height: 400 };
