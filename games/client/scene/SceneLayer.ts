import type { Container } from 'pixi.js';
import type { Atlas } from './Atlas.ts';
import type { Mover } from './Loop.ts';

/** A part of the board that a show adds. It moves with the loop of the scene. */
export interface BoardLayer extends Mover {
  readonly container: Container;
}

/** A part of the picture over the board that a show adds. */
export interface SceneLayer extends BoardLayer {
  /** @param canvas the box of the canvas on the page */
  resize(canvas: DOMRect): void;
}

/** Makes a layer with the drawings of the board. */
export type MakeLayer<Layer extends BoardLayer> = (board: Atlas) => Layer;

export interface MountedLayer<Layer extends BoardLayer> {
  readonly layer: Layer;
  /** Draws the layer, and places it into the boxes of the page. */
  refresh(): void;
}
