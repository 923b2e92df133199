import { Container, Sprite, Texture } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { StickyLook } from '../../look/mechanicLooks.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';

const LIGHT_SECONDS = 0.4;
const RISE_SECONDS = 1.9;
/** Milliseconds of the rise. */
export const RISE_MS = RISE_SECONDS * 1000;
/** How far the mascot rises and how large it grows. */
const HEIGHT = 190;
const GROWTH = 1.1;

/** The feathers of the tail beside the board, one for each wild that stays, and the mascot that rises with all of them. */
export class TailLayer implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #feathers: readonly Sprite[];
  readonly #gold: Sprite;
  readonly #bird: Sprite;
  #lit = 0;
  /** Seconds since the last feather was lit. */
  #since = Number.POSITIVE_INFINITY;
  #rising = Number.POSITIVE_INFINITY;

  constructor(board: LookFile['board'], look: StickyLook, atlas: Atlas) {
    this.#board = board;
    this.#atlas = atlas;
    const centred = (texture: Texture): Sprite => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      return sprite;
    };
    this.#feathers = look.feathers.map(({ x, y, turn = 0 }) => {
      const sprite = centred(atlas.texture('plume'));
      sprite.position.set(x, y);
      sprite.angle = turn;
      this.container.addChild(sprite);
      return sprite;
    });
    const { window: box } = board;
    this.#gold = new Sprite(Texture.WHITE);
    this.#gold.position.set(box.x, box.y);
    this.#gold.setSize(box.width, box.height);
    this.#gold.tint = 0xffb03a;
    this.#gold.blendMode = 'add';
    this.#gold.visible = false;
    this.#bird = centred(atlas.texture('mascot'));
    this.#bird.visible = false;
    this.container.addChild(this.#gold, this.#bird);
  }

  /** Lights so many feathers. */
  light(count: number, isStill: boolean): void {
    if (count === this.#lit) return;
    this.#lit = count;
    this.#since = isStill ? LIGHT_SECONDS : 0;
    for (const [index, feather] of this.#feathers.entries()) {
      feather.texture = this.#atlas.texture(index < count ? 'plume_lit' : 'plume');
      feather.scale.set(1);
    }
  }

  rise(): void {
    this.#rising = 0;
    this.#bird.visible = true;
    this.#gold.visible = true;
    this.#drawRise(0);
  }

  /** Ends all motion at once. */
  settle(): void {
    this.#since = Number.POSITIVE_INFINITY;
    this.#rising = Number.POSITIVE_INFINITY;
    this.#bird.visible = false;
    this.#gold.visible = false;
    for (const feather of this.#feathers) feather.scale.set(1);
  }

  advance(seconds: number): boolean {
    let moves = false;
    if (this.#since < LIGHT_SECONDS) {
      this.#since += seconds;
      const newest = this.#feathers[this.#lit - 1];
      newest?.scale.set(1 + 0.4 * Math.sin(Math.min(1, this.#since / LIGHT_SECONDS) * Math.PI));
      moves = true;
    }
    if (this.#rising < RISE_SECONDS) {
      this.#rising += seconds;
      this.#drawRise(Math.min(1, this.#rising / RISE_SECONDS));
      if (this.#rising >= RISE_SECONDS) this.settle();
      moves = true;
    }
    return moves;
  }

  /** Over the middle of the board, larger, and back. */
  #drawRise(part: number): void {
    const { mascot, window: box } = this.#board;
    const wave = Math.sin(part * Math.PI);
    const middle = box.x + box.width / 2;
    this.#bird.position.set(mascot.x + (middle - mascot.x) * wave, mascot.y + HEIGHT * wave);
    this.#bird.scale.set((1 + GROWTH * wave) * (1 + 0.06 * Math.sin(part * Math.PI * 8)), 1 + GROWTH * wave);
    this.#gold.alpha = 0.55 * wave;
  }
}
