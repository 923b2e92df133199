import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';

/** The height of the drawing, its foot at the lower edge. */
const HEIGHT = 118;
/** Places across, widths, and when each begins and ends, as a share of the growth. */
const SPIKES = [
  { x: -21, width: 0.95, begin: 0.08, end: 0.78, reach: 0.86 },
  { x: 20, width: 1, begin: 0.16, end: 0.84, reach: 0.9 },
  { x: 1, width: 1.35, begin: 0, end: 0.64, reach: 1.06 },
  { x: -10, width: 0.9, begin: 0.3, end: 0.92, reach: 0.97 },
  { x: 11, width: 0.85, begin: 0.36, end: 1, reach: 0.94 },
] as const;

/** The way of the spikes: the cell that they leave, and the edges that they reach. */
interface Way {
  readonly top: number;
  readonly foot: number;
  readonly from: number;
  readonly to: number;
}

/** Spikes of crystal that grow out of a cell, up and down. */
export class Spikes {
  readonly container = new Container();
  readonly #up: readonly Sprite[];
  readonly #down: readonly Sprite[];
  #way: Way = { top: 0, foot: 0, from: 0, to: 0 };

  constructor(atlas: Atlas) {
    const make = (index: number, { x }: { readonly x: number }): Sprite => {
      const sprite = new Sprite(atlas.texture(index % 2 === 0 ? 'spike_violet' : 'spike_cyan'));
      sprite.anchor.set(0.5, 0.97);
      sprite.x = x;
      return sprite;
    };
    this.#up = SPIKES.map((spike, index) => make(index, spike));
    this.#down = SPIKES.map((spike, index) => make(index + 1, { x: -spike.x }));
    this.container.addChild(...this.#up, ...this.#down);
  }

  start(way: Way): void {
    this.#way = way;
    for (const sprite of this.#up) sprite.y = way.foot - 8;
    for (const sprite of this.#down) sprite.y = way.top + 8;
  }

  /** @param part of the growth, from 0 to 1 */
  pose(part: number): void {
    const { top, foot, from, to } = this.#way;
    for (const [index, { width, begin, end, reach }] of SPIKES.entries()) {
      const share = Math.min(1, Math.max(0, (part - begin) / (end - begin)));
      // A spike shoots out and slows down.
      const grown = 1 - (1 - share) ** 3;
      const [up, down] = [this.#up[index], this.#down[index]];
      up?.scale.set(width * (0.5 + 0.5 * grown), ((foot - from) / HEIGHT) * reach * grown);
      down?.scale.set(width * (0.5 + 0.5 * grown), (-(to - top) / HEIGHT) * reach * grown);
    }
  }
}
