import { Container, Sprite, type Texture } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { LeapPoint } from './leapPath.ts';

const SEGMENTS = 18;
/** Between the middles of two segments, in units of the pictures. */
const GAP = 13;
/** The neck is behind the middle of the head. */
const NECK = 24;
const THIN = 0.42;

interface Part {
  readonly sprites: readonly Sprite[];
  readonly point: LeapPoint;
  readonly size: number;
}

/**
 * A dragon of gold that follows its head, part by part. It is drawn twice: behind the board, and between the grounds of the reels and
 * their symbols, where a window cuts it.
 */
export class GoldDragon {
  readonly containers: readonly [behind: Container, onReels: Container] = [new Container(), new Container()];
  readonly head: LeapPoint = { x: 0, y: 0 };
  readonly #parts: Part[] = [];
  readonly #heads: readonly Sprite[];
  #angle = 0;

  constructor(atlas: Atlas) {
    const make = (picture: Texture): Sprite[] =>
      this.containers.map((container) => {
        const sprite = new Sprite(picture);
        sprite.anchor.set(0.5);
        container.addChild(sprite);
        return sprite;
      });
    for (let index = SEGMENTS - 1; index >= 0; index -= 1) {
      const isTail = index === SEGMENTS - 1;
      const share = index / SEGMENTS;
      // The body is thickest behind the neck.
      const size = isTail ? 0.5 : (0.78 + 0.22 * Math.sin(Math.min(1, share * 4) * Math.PI * 0.5)) * (1 - THIN * share);
      this.#parts.unshift({
        sprites: make(atlas.texture(isTail ? 'dragon_tail' : 'dragon_body')),
        point: { x: 0, y: 0 },
        size,
      });
    }
    this.#heads = make(atlas.texture('dragon_head'));
    this.visible = false;
  }

  get visible(): boolean {
    return this.containers[0].visible;
  }

  set visible(isVisible: boolean) {
    for (const container of this.containers) container.visible = isVisible;
  }

  /** Lays the dragon down in waves behind its head. @param angle the direction of the head, in radians */
  lay(x: number, y: number, angle: number, scale: number): void {
    this.head.x = x;
    this.head.y = y;
    this.#angle = angle;
    for (const [index, { point }] of this.#parts.entries()) {
      const way = (NECK + index * GAP * 0.72) * scale;
      const wave = Math.sin(index * 0.62) * 11 * scale * Math.min(1, index / 4);
      point.x = x - Math.cos(angle) * way - Math.sin(angle) * wave;
      point.y = y - Math.sin(angle) * way + Math.cos(angle) * wave;
    }
    this.draw(scale);
  }

  /** Lets the body follow the head. @param scale pixels for a unit of the pictures */
  follow(fromX: number, fromY: number, scale: number): void {
    const { x, y } = this.head;
    const [dx, dy] = [x - fromX, y - fromY];
    if (dx ** 2 + dy ** 2 > 0.04) this.#angle = Math.atan2(dy, dx);
    let beforeX = x;
    let beforeY = y;
    for (let index = 0; index < this.#parts.length; index += 1) {
      const part = this.#parts[index];
      if (part === undefined) continue;
      const gap = (index === 0 ? NECK : GAP) * scale;
      const wayX = beforeX - part.point.x;
      const wayY = beforeY - part.point.y;
      const way = Math.hypot(wayX, wayY);
      if (way > gap) {
        part.point.x = beforeX - (wayX / way) * gap;
        part.point.y = beforeY - (wayY / way) * gap;
      }
      beforeX = part.point.x;
      beforeY = part.point.y;
    }
    this.draw(scale);
  }

  draw(scale: number): void {
    for (let layer = 0; layer < 2; layer += 1) {
      const head = this.#heads[layer];
      if (head !== undefined) place(head, this.head.x, this.head.y, this.#angle, scale);
      let { x, y } = this.head;
      for (let index = 0; index < this.#parts.length; index += 1) {
        const part = this.#parts[index];
        const sprite = part?.sprites[layer];
        if (part === undefined || sprite === undefined) continue;
        const { point, size } = part;
        place(sprite, point.x, point.y, Math.atan2(y - point.y, x - point.x), scale * size);
        ({ x, y } = point);
      }
    }
  }
}

/** Turns a part in its direction. Its back stays above. */
function place(sprite: Sprite, x: number, y: number, angle: number, scale: number): void {
  sprite.position.set(x, y);
  sprite.rotation = angle;
  sprite.scale.set(scale, Math.cos(angle) < 0 ? -scale : scale);
}
