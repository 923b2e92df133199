import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mover } from '../../scene/Loop.ts';

const COUNT = 40;
const SECONDS = 0.6;
const GRAVITY = 240;

interface Grain {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  left: number;
}

/** Flour that flies up from a stroke. All grains exist from the start. */
export class Flour implements Mover {
  readonly container = new Container();
  readonly #grains: readonly Grain[];
  #next = 0;

  constructor(texture: Texture) {
    this.#grains = Array.from({ length: COUNT }, () => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      this.container.addChild(sprite);
      return { sprite, vx: 0, vy: 0, left: 0 };
    });
  }

  burst(x: number, y: number, count: number, speed: number): void {
    for (let index = 0; index < count; index += 1) {
      const grain = this.#grains[this.#next];
      this.#next = (this.#next + 1) % COUNT;
      if (grain === undefined) return;
      const angle = -Math.PI * Math.random();
      const push = speed * (0.4 + 0.6 * Math.random());
      grain.sprite.position.set(x, y);
      grain.sprite.scale.set(0.35 + 0.5 * Math.random());
      grain.sprite.visible = true;
      grain.vx = Math.cos(angle) * push;
      grain.vy = Math.sin(angle) * push;
      grain.left = SECONDS * (0.6 + 0.4 * Math.random());
    }
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < COUNT; index += 1) {
      const grain = this.#grains[index];
      if (grain === undefined || grain.left <= 0) continue;
      grain.left -= seconds;
      grain.vy += GRAVITY * seconds;
      grain.sprite.x += grain.vx * seconds;
      grain.sprite.y += grain.vy * seconds;
      grain.sprite.alpha = Math.min(1, Math.max(0, grain.left / 0.25));
      grain.sprite.visible = grain.left > 0;
      moves = true;
    }
    return moves;
  }
}
