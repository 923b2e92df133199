import type { Drawing, Random } from '../drawing/index.ts';

/** The picture's field and the emblem's centre in it, in drawing units. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
}

/** The colours a scene is painted in. */
export interface ScenePalette {
  /** Light, middle and dark of one hue family. */
  readonly ground: readonly [light: string, middle: string, dark: string];
  /** Glow behind the emblem: warm on cool grounds and the reverse. */
  readonly halo: string;
}

/** Draws scenery over the ground, far to near. */
export type Scene = (a: Drawing, palette: ScenePalette, frame: Frame, random: Random) => string;

/** How far rays reach: past every corner. */
export const reach = ({ width, height }: Frame) => Math.hypot(width, height) * 0.77;
