import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';

const COUNT = 96;
const GRAVITY = 300;
const LIFE_SECONDS = 0.95;
const TINTS = [0xfff6e0, 0xffc23d, 0xec2a2e] as const;

interface Shred {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  left: number;
}

/** Shreds of skin and red paper that fly and fall. All of them exist from the start. */
export class Shreds implements BoardLayer {
  readonly container = new Container();
  readonly #shreds: readonly Shred[];
  #next = 0;

  constructor(atlas: Atlas) {
    this.#shreds = Array.from({ length: COUNT }, (_, index) => {
      const sprite = new Sprite(atlas.texture('drum_shred'));
      sprite.anchor.set(0.5);
      sprite.tint = TINTS[index % 3] ?? 0xffffff;
      sprite.visible = false;
      this.container.addChild(sprite);
      return { sprite, vx: 0, vy: 0, spin: 0, left: 0 };
    });
  }

  /** @param speed how fast they fly at most, in units a second */
  burst(x: number, y: number, count: number, speed: number): void {
    for (let index = 0; index < count; index += 1) {
      const shred = this.#shreds[this.#next];
      this.#next = (this.#next + 1) % COUNT;
      if (shred === undefined) return;
      const angle = Math.random() * Math.PI * 2;
      const push = speed * (0.35 + Math.random() * 0.65);
      shred.sprite.position.set(x + Math.cos(angle) * 14, y + Math.sin(angle) * 14);
      shred.sprite.scale.set(0.5 + Math.random() * 0.9);
      shred.sprite.visible = true;
      shred.vx = Math.cos(angle) * push;
      shred.vy = Math.sin(angle) * push - speed * 0.3;
      shred.spin = (Math.random() - 0.5) * 14;
      shred.left = LIFE_SECONDS * (0.6 + Math.random() * 0.4);
    }
  }

  clear(): void {
    for (const { sprite } of this.#shreds) sprite.visible = false;
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < COUNT; index += 1) {
      const shred = this.#shreds[index];
      if (shred === undefined || !shred.sprite.visible) continue;
      const { sprite } = shred;
      shred.left -= seconds;
      shred.vy += GRAVITY * seconds;
      sprite.x += shred.vx * seconds;
      sprite.y += shred.vy * seconds;
      sprite.rotation += shred.spin * seconds;
      sprite.alpha = Math.min(1, Math.max(0, shred.left / 0.3));
      sprite.visible = shred.left > 0;
      moves = true;
    }
    return moves;
  }
}
