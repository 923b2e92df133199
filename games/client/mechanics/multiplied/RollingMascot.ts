import { Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';
import type { Crumbs } from './Crumbs.ts';

/** Each row of the board, and the way out below it. */
const LEG_SECONDS = 0.44;
/** How far the mascot springs up where it meets the next row. */
const SPRING = 30;
const RADIUS = 46;

interface Leg {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds of a roll over so many rows. */
export const rollMs = (rows: number): number => 1000 * LEG_SECONDS * (rows + 2);

/** The mascot, rolled into a ball, rolls down the board from row to row, and out below it. */
export class RollingMascot implements Mover {
  readonly sprite: Sprite;
  readonly #legs: readonly Leg[];
  readonly #crumbs: Crumbs;
  #seconds = Number.POSITIVE_INFINITY;
  #leg = 0;

  constructor({ mascot, window: box, cell }: LookFile['board'], atlas: Atlas, crumbs: Crumbs) {
    this.sprite = new Sprite(atlas.texture('ball'));
    this.sprite.anchor.set(0.5);
    this.sprite.visible = false;
    this.#crumbs = crumbs;
    const rows = Math.round(box.height / cell.height);
    const [left, right] = [box.x + RADIUS, box.x + box.width - RADIUS];
    this.#legs = [
      { x: mascot.x, y: mascot.y },
      { x: right, y: box.y + cell.height / 2 },
      ...Array.from({ length: rows }, (_, row) => ({
        x: row % 2 === 0 ? left : right,
        y: box.y + (row + 1) * cell.height - 40,
      })),
      { x: box.x + box.width / 2, y: box.y + box.height + 120 },
    ];
  }

  start(): void {
    this.#seconds = 0;
    this.#leg = 0;
    this.sprite.visible = true;
  }

  /** Ends it at once. */
  settle(): void {
    this.#seconds = Number.POSITIVE_INFINITY;
    this.sprite.visible = false;
  }

  advance(seconds: number): boolean {
    if (!this.sprite.visible) return false;
    this.#seconds += seconds;
    const leg = Math.floor(this.#seconds / LEG_SECONDS);
    const from = this.#legs[leg];
    const to = this.#legs[leg + 1];
    if (from === undefined || to === undefined) {
      this.settle();
      return false;
    }
    if (leg !== this.#leg) this.#crumbs.burst(from.x, from.y + 30, 5, 150);
    this.#leg = leg;
    const part = this.#seconds / LEG_SECONDS - leg;
    this.sprite.x = from.x + (to.x - from.x) * part;
    this.sprite.y = from.y + (to.y - from.y) * part * part - SPRING * Math.sin(part * Math.PI);
    this.sprite.rotation += ((to.x - from.x) / RADIUS / LEG_SECONDS) * seconds;
    return true;
  }
}
