import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mover } from '../../scene/Loop.ts';

const RING_SECONDS = 0.8;
const START = 0.35;

interface Ring {
  readonly sprite: Sprite;
  seconds: number;
}

export interface RingsParts {
  readonly texture: Texture;
  /** The middle of each cell, by reel. */
  readonly reels: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

/** Rings on the water: the cells of a reel are touched as it stops. */
export class Rings implements Mover {
  readonly container = new Container();
  readonly #reels: readonly (readonly Ring[])[];

  constructor({ texture, reels }: RingsParts) {
    this.#reels = reels.map((cells) =>
      cells.map(({ x, y }) => {
        const sprite = new Sprite(texture);
        sprite.anchor.set(0.5);
        sprite.position.set(x, y);
        sprite.visible = false;
        this.container.addChild(sprite);
        return { sprite, seconds: RING_SECONDS };
      }),
    );
  }

  touch(reel: number): void {
    for (const [row, ring] of (this.#reels[reel] ?? []).entries()) ring.seconds = -0.05 * row;
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (const reel of this.#reels)
      for (const ring of reel) {
        if (ring.seconds >= RING_SECONDS) continue;
        ring.seconds += seconds;
        const part = Math.min(1, Math.max(0, ring.seconds / RING_SECONDS));
        ring.sprite.visible = part > 0 && part < 1;
        ring.sprite.alpha = 1 - part;
        ring.sprite.scale.set(START + (1.05 - START) * Math.sqrt(part));
        if (part < 1) moves = true;
      }
    return moves;
  }
}
