import type { Drawing } from '../drawing/index.ts';

/** A drawing of a fish about 0,0 that looks to the left. */
export interface FishDrawing {
  /** Units of its field in the drawing. */
  readonly field: readonly [width: number, height: number];
  /** Its width on a screen of 844 by 390 points. */
  readonly width: number;
  readonly draw: (a: Drawing) => string;
  /** The share of the sheet's pixels that it needs in each direction. */
  readonly detail?: number;
}

/** The drawings of a fishing room. Each fish of its rules has one. */
export interface FishArt {
  readonly fish: Readonly<Record<string, FishDrawing>>;
  /** The scene behind the fish, 1688 by 780. */
  readonly scene: (a: Drawing) => string;
  /** The colours of the reef in front, from dark to light. */
  readonly corals: readonly [left: readonly string[], right: readonly string[]];
  readonly kelp: string;
  /** The small picture of the loading scene, 104 by 124. */
  readonly icon: (a: Drawing) => string;
}
