import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mover } from '../../scene/Loop.ts';

const COUNT = 20;
const SECONDS = 0.8;
const GRAVITY = 300;

interface Crumb {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  left: number;
}

/** Pieces of leaves that fly off and fall. */
export class Crumbs implements Mover {
  readonly container = new Container();
  readonly #crumbs: readonly Crumb[];
  #next = 0;

  constructor(texture: Texture) {
    this.#crumbs = Array.from({ length: COUNT }, () => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      this.container.addChild(sprite);
      return { sprite, vx: 0, vy: 0, spin: 0, left: 0 };
    });
  }

  burst(x: number, y: number, count: number, speed: number): void {
    for (let index = 0; index < count; index += 1) {
      const crumb = this.#crumbs[this.#next];
      this.#next = (this.#next + 1) % COUNT;
      if (crumb === undefined) continue;
      const angle = Math.random() * Math.PI * 2;
      crumb.sprite.position.set(x, y);
      crumb.sprite.visible = true;
      crumb.sprite.scale.set(0.5 + Math.random() * 0.6);
      crumb.vx = Math.cos(angle) * speed * (0.4 + Math.random() * 0.6);
      crumb.vy = Math.sin(angle) * speed * 0.8 - speed * 0.4;
      crumb.spin = (Math.random() - 0.5) * 12;
      crumb.left = SECONDS * (0.6 + Math.random() * 0.4);
    }
  }

  clear(): void {
    for (const crumb of this.#crumbs) {
      crumb.left = 0;
      crumb.sprite.visible = false;
    }
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < COUNT; index += 1) {
      const crumb = this.#crumbs[index];
      if (crumb === undefined || crumb.left <= 0) continue;
      crumb.left -= seconds;
      crumb.vy += GRAVITY * seconds;
      crumb.sprite.x += crumb.vx * seconds;
      crumb.sprite.y += crumb.vy * seconds;
      crumb.sprite.rotation += crumb.spin * seconds;
      crumb.sprite.alpha = Math.min(1, crumb.left * 3);
      crumb.sprite.visible = crumb.left > 0;
      moves = true;
    }
    return moves;
  }
}
