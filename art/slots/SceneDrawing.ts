import type { Drawing } from '../drawing/index.ts';
import type { Palette, PaletteNeeds } from './palette.ts';

/** The field of a scene in drawing units, and the free place for a moon or another light behind the title. */
export interface SceneField {
  readonly width: number;
  readonly height: number;
  readonly moon: { readonly x: number; readonly y: number; readonly r: number };
}

/** The two shapes of a scene: for upright windows and for wide ones. Both are cut to the window, from the middle of the top. */
export const SCENE_FIELDS = {
  phone: { width: 430, height: 932, moon: { x: 215, y: 162, r: 126 } },
  wide: { width: 1440, height: 900, moon: { x: 720, y: 150, r: 130 } },
} as const satisfies Record<string, SceneField>;

/** A scene behind the board. The controls are on its foot. */
export interface SceneDrawing {
  readonly colours: PaletteNeeds;
  readonly draw: (a: Drawing, field: SceneField, colours: Palette) => string;
}
