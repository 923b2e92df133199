import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';

const COUNT = 22;
const SECONDS = 0.55;
const GRAVITY = 340;

interface Spark {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
}

interface Place {
  /** The middle of the reel. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sparks at both edges of a reel that moves one step. */
export class Sparks implements Mover {
  readonly container = new Container();
  readonly #sparks: readonly Spark[];
  readonly #place: Place;
  #left = 0;

  constructor(atlas: Atlas, place: Place) {
    this.#place = place;
    this.#sparks = Array.from({ length: COUNT }, (_, index) => {
      const sprite = new Sprite(atlas.texture('spark'));
      sprite.anchor.set(0.5);
      sprite.blendMode = 'add';
      sprite.tint = index % 3 === 0 ? 0xffe27a : index % 3 === 1 ? 0x9af6ff : 0xffb0ea;
      this.container.addChild(sprite);
      return { sprite, vx: 0, vy: 0 };
    });
    this.container.visible = false;
  }

  /** @param by the direction of the reel: 1 downwards, -1 upwards */
  burst(by: 1 | -1): void {
    const { x, y, width, height } = this.#place;
    this.#left = SECONDS;
    this.container.visible = true;
    for (const [index, spark] of this.#sparks.entries()) {
      const side = index % 2 === 0 ? -1 : 1;
      spark.sprite.position.set(x + side * (width / 2 - 2), y + by * height * (0.2 + Math.random() * 1.2));
      spark.vx = side * (30 + Math.random() * 130) * (Math.random() < 0.3 ? -1 : 1);
      spark.vy = by * (40 + Math.random() * 150) - 60;
      spark.sprite.scale.set(0.35 + Math.random() * 0.75);
    }
  }

  advance(seconds: number): boolean {
    if (this.#left <= 0) return false;
    this.#left -= seconds;
    const alpha = Math.max(0, this.#left / SECONDS);
    for (let index = 0; index < COUNT; index += 1) {
      const spark = this.#sparks[index];
      if (spark === undefined) continue;
      spark.vy += GRAVITY * seconds;
      spark.sprite.x += spark.vx * seconds;
      spark.sprite.y += spark.vy * seconds;
      spark.sprite.alpha = alpha;
    }
    if (this.#left <= 0) this.container.visible = false;
    return this.#left > 0;
  }
}
