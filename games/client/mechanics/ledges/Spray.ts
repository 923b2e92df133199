import { Container, Sprite, type Texture } from 'pixi.js';

const DROPS = 48;
const GRAVITY = 560;
const LIFE_SECONDS = 0.7;

interface Drop {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  left: number;
}

/** Drops of water and foam that fly up and fall. All of them exist from the start. */
export class Spray {
  readonly container = new Container();
  readonly #drops: Drop[] = [];
  #next = 0;

  constructor(texture: Texture) {
    for (let index = 0; index < DROPS; index += 1) {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      this.container.addChild(sprite);
      this.#drops.push({ sprite, vx: 0, vy: 0, left: 0 });
    }
  }

  /** @param up how fast the drops rise, in units a second */
  burst(x: number, y: number, count: number, up: number, scale: number, tint = 0xffffff): void {
    for (let index = 0; index < count; index += 1) {
      const drop = this.#drops[this.#next];
      this.#next = (this.#next + 1) % DROPS;
      if (drop === undefined) return;
      drop.sprite.position.set(x + (Math.random() - 0.5) * 50 * scale, y + (Math.random() - 0.5) * 10 * scale);
      drop.sprite.scale.set((0.5 + Math.random() * 0.9) * scale);
      drop.sprite.tint = tint;
      drop.sprite.visible = true;
      drop.vx = (Math.random() - 0.5) * 190 * scale;
      drop.vy = -up * (0.35 + Math.random() * 0.75) * scale;
      drop.left = LIFE_SECONDS * (0.6 + Math.random() * 0.5);
    }
  }

  clear(): void {
    for (const { sprite } of this.#drops) sprite.visible = false;
  }

  /** Returns whether any of them is visible. */
  advance(seconds: number, scale: number): boolean {
    let moves = false;
    for (let index = 0; index < DROPS; index += 1) {
      const drop = this.#drops[index];
      if (drop === undefined || !drop.sprite.visible) continue;
      drop.left -= seconds;
      drop.vy += GRAVITY * scale * seconds;
      drop.sprite.x += drop.vx * seconds;
      drop.sprite.y += drop.vy * seconds;
      drop.sprite.alpha = Math.min(1, Math.max(0, drop.left / 0.3));
      drop.sprite.visible = drop.left > 0;
      moves = true;
    }
    return moves;
  }
}
