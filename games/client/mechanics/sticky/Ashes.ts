import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mover } from '../../scene/Loop.ts';

const COUNT = 40;
const SECONDS = 0.9;
const FALL = 120;

interface Flake {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  left: number;
}

/** Flakes of ash that crumble out of a cell, and embers that rise. */
export class Ashes implements Mover {
  readonly container = new Container();
  readonly #flakes: readonly Flake[];
  #next = 0;

  constructor(texture: Texture) {
    this.#flakes = Array.from({ length: COUNT }, () => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      this.container.addChild(sprite);
      return { sprite, vx: 0, vy: 0, left: 0 };
    });
  }

  /** @param isRising whether they glow and rise, instead of falling */
  burst(x: number, y: number, count: number, isRising: boolean): void {
    for (let index = 0; index < count; index += 1) {
      const flake = this.#flakes[this.#next];
      this.#next = (this.#next + 1) % COUNT;
      if (flake === undefined) continue;
      flake.sprite.position.set(x + (Math.random() - 0.5) * 48, y + (Math.random() - 0.5) * 50);
      flake.sprite.scale.set(0.3 + Math.random() * 0.6);
      flake.sprite.tint = isRising ? 0xffb44a : 0xffffff;
      flake.sprite.visible = true;
      flake.vx = (Math.random() - 0.5) * 70;
      flake.vy = isRising ? -60 - Math.random() * 110 : 10 + Math.random() * 30;
      flake.left = SECONDS * (0.6 + Math.random() * 0.4);
    }
  }

  clear(): void {
    for (const flake of this.#flakes) {
      flake.left = 0;
      flake.sprite.visible = false;
    }
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < COUNT; index += 1) {
      const flake = this.#flakes[index];
      if (flake === undefined || flake.left <= 0) continue;
      flake.left -= seconds;
      flake.vy += (flake.vy < 0 ? -20 : FALL) * seconds;
      flake.sprite.x += flake.vx * seconds;
      flake.sprite.y += flake.vy * seconds;
      flake.sprite.alpha = Math.min(1, Math.max(0, flake.left * 2.4));
      flake.sprite.visible = flake.left > 0;
      moves = true;
    }
    return moves;
  }
}
