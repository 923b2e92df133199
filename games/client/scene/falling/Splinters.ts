import { Container, Sprite, type Texture } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../Atlas.ts';
import { paintedBurst, paintedSplinter } from './paintedParts.ts';

const GRAVITY = 620;
const PER_CELL = 7;
/** Cells that can burst at a time. */
const CELLS = 30;
const RING_SECONDS = 0.3;
const LIFE_SECONDS = 0.5;

interface Splinter {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  left: number;
}

/** The light and the splinters of bursting symbols. All of them exist from the start. */
export class Splinters {
  readonly container = new Container();
  readonly #rings: { readonly sprite: Sprite; left: number }[] = [];
  readonly #splinters: Splinter[] = [];
  #nextRing = 0;
  #nextSplinter = 0;

  /** The splinters of a game's art, or painted ones. */
  static of({ colours }: Pick<LookFile, 'colours'>, atlas: Atlas): Splinters {
    return new Splinters(
      atlas.has('burst') ? atlas.texture('burst') : paintedBurst(colours.line),
      atlas.has('splinter') ? atlas.texture('splinter') : paintedSplinter(),
    );
  }

  constructor(ring: Texture, splinter: Texture) {
    for (let index = 0; index < CELLS; index += 1) this.#rings.push({ sprite: this.#hidden(ring), left: 0 });
    for (let index = 0; index < CELLS * PER_CELL; index += 1)
      this.#splinters.push({ sprite: this.#hidden(splinter), vx: 0, vy: 0, spin: 0, left: 0 });
  }

  /** @param tint the colour of every other splinter. The rest is white */
  burst(x: number, y: number, tint: number): void {
    const ring = this.#rings[this.#nextRing];
    this.#nextRing = (this.#nextRing + 1) % CELLS;
    if (ring !== undefined) {
      ring.left = RING_SECONDS;
      ring.sprite.position.set(x, y);
      ring.sprite.visible = true;
    }
    for (let index = 0; index < PER_CELL; index += 1) {
      const splinter = this.#splinters[this.#nextSplinter];
      this.#nextSplinter = (this.#nextSplinter + 1) % this.#splinters.length;
      if (splinter === undefined) return;
      const angle = ((index + Math.random() * 0.7) / PER_CELL) * Math.PI * 2;
      const speed = 90 + Math.random() * 150;
      splinter.sprite.position.set(x + Math.cos(angle) * 16, y + Math.sin(angle) * 16);
      splinter.sprite.rotation = angle;
      splinter.sprite.tint = index % 3 === 2 ? 0xffffff : tint;
      splinter.sprite.visible = true;
      splinter.vx = Math.cos(angle) * speed;
      splinter.vy = Math.sin(angle) * speed - 60;
      splinter.spin = (Math.random() - 0.5) * 14;
      splinter.left = LIFE_SECONDS * (0.7 + Math.random() * 0.5);
    }
  }

  clear(): void {
    for (const { sprite } of this.#rings) sprite.visible = false;
    for (const { sprite } of this.#splinters) sprite.visible = false;
  }

  /** Returns whether any of them is visible. */
  advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < this.#rings.length; index += 1) {
      const ring = this.#rings[index];
      if (ring === undefined || !ring.sprite.visible) continue;
      ring.left -= seconds;
      const part = 1 - Math.max(0, ring.left) / RING_SECONDS;
      ring.sprite.scale.set(0.5 + 0.75 * Math.sqrt(part));
      ring.sprite.alpha = part < 0.45 ? 1 : 1 - (part - 0.45) / 0.55;
      ring.sprite.visible = ring.left > 0;
      moves = true;
    }
    for (let index = 0; index < this.#splinters.length; index += 1) {
      const splinter = this.#splinters[index];
      if (splinter === undefined || !splinter.sprite.visible) continue;
      const { sprite } = splinter;
      splinter.left -= seconds;
      splinter.vy += GRAVITY * seconds;
      sprite.x += splinter.vx * seconds;
      sprite.y += splinter.vy * seconds;
      sprite.rotation += splinter.spin * seconds;
      sprite.alpha = Math.min(1, Math.max(0, splinter.left / (LIFE_SECONDS * 0.4)));
      sprite.visible = splinter.left > 0;
      moves = true;
    }
    return moves;
  }

  #hidden(texture: Texture): Sprite {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.visible = false;
    this.container.addChild(sprite);
    return sprite;
  }
}
