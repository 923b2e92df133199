import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import { Flour } from './Flour.ts';

/** The paws hold the pestle so far beside the middle of the mascot, in its own units. */
const GRIP = 62;
/** The upper end of the pestle above the middle of the mascot, in its own units. */
const TOP = 66;
/** The lifted lower end below the middle of the mascot, in units of the board. */
const LIFTED = 46;
/** How far the pestle is lifted for a stroke. */
const LIFT = 30;
/** The length of the pestle at rest, in the units of the mascot. */
const LENGTH = 190;
const HOP = 22;
/** A stroke: the shares of its time in which the mascot hops over, and after which the pestle falls. */
const OVER = 0.56;
const FALL = 0.74;
const IMPACT_SECONDS = 0.3;

/** The mascot as it pounds: it hops along the frame, and its long pestle strikes a cell at the end of each stroke. */
export class PoundingRabbit implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #body: Sprite;
  readonly #grip: Sprite;
  readonly #upper: Sprite;
  readonly #lower: Sprite;
  readonly #impact: Sprite;
  readonly #flour: Flour;
  readonly #half: number;
  /** The pestle's axis, and the side of the mascot on which it is: 1 right, -1 left. */
  #x = 0;
  #side = 1;
  /** The start and the aim of the running stroke. */
  #fromX = 0;
  #fromTip = 0;
  #toX = 0;
  #toTip = 0;
  #length = 1;
  #seconds = Number.POSITIVE_INFINITY;
  #isLeaving = false;
  #ring = 0;

  constructor(board: LookFile['board'], atlas: Atlas) {
    this.#board = board;
    const centred = (name: string): Sprite => {
      const sprite = new Sprite(atlas.texture(name));
      sprite.anchor.set(0.5);
      this.container.addChild(sprite);
      return sprite;
    };
    this.#impact = centred('impact');
    this.#impact.visible = false;
    this.#impact.blendMode = 'add';
    this.#grip = centred('pestle_grip');
    this.#upper = centred('pestle_end');
    this.#upper.scale.y = -1;
    this.#lower = centred('pestle_end');
    this.#body = centred('pounder');
    this.#half = 46 * board.mascot.scale;
    this.#flour = new Flour(atlas.texture('crumb'));
    this.container.addChild(this.#flour.container);
    this.#show(false);
  }

  /** Takes the place of the mascot on the frame. */
  enter(): void {
    const { mascot } = this.#board;
    this.#side = 1;
    this.#x = mascot.x + GRIP * mascot.scale;
    this.#toTip = mascot.y + LIFTED;
    this.#seconds = Number.POSITIVE_INFINITY;
    this.#isLeaving = false;
    this.#show(true);
    this.#pose(this.#x, this.#toTip, 0);
  }

  /** Hops to the column of a point, and strikes the point at the end of these milliseconds. */
  strike(x: number, y: number, milliseconds: number): void {
    this.#aim(x, y, milliseconds / 1000);
  }

  /** The stroke has hit its cell. */
  hit(): void {
    this.#seconds = this.#length;
    this.#pose(this.#toX, this.#toTip, 0);
    this.#x = this.#toX;
    this.#impact.position.set(this.#toX, this.#toTip);
    this.#ring = IMPACT_SECONDS;
    this.#flour.burst(this.#toX, this.#toTip, 9, 120);
  }

  /** Hops back to its place within these milliseconds. */
  leave(milliseconds: number): void {
    const { mascot } = this.#board;
    this.#aim(mascot.x + GRIP * mascot.scale, mascot.y + LIFTED, milliseconds / 1000);
    this.#isLeaving = true;
  }

  hide(): void {
    this.#seconds = Number.POSITIVE_INFINITY;
    this.#show(false);
  }

  advance(seconds: number): boolean {
    const flies = this.#flour.advance(seconds);
    const rings = this.#ring > 0;
    if (rings) this.#widen(seconds);
    if (this.#seconds >= this.#length) return flies || rings;
    this.#seconds = Math.min(this.#length, this.#seconds + seconds);
    const share = this.#seconds / this.#length;
    const over = Math.min(1, share / OVER);
    const lifted = this.#board.mascot.y + LIFTED - LIFT;
    const x = this.#fromX + (this.#toX - this.#fromX) * over;
    const hop = Math.sin(over * Math.PI);
    if (over > 0.5) this.#side = this.#sideOf(this.#toX);
    const falls = Math.max(0, (share - FALL) / (1 - FALL)) ** 2;
    const up = this.#fromTip + (lifted - this.#fromTip) * Math.min(1, over * 1.6);
    this.#pose(x, this.#isLeaving ? up + (this.#toTip - up) * over : up + (this.#toTip - up) * falls, hop);
    return true;
  }

  #aim(x: number, y: number, seconds: number): void {
    this.#fromX = this.#x;
    this.#fromTip = this.#toTip;
    this.#toX = x;
    this.#toTip = y;
    this.#length = seconds;
    this.#seconds = 0;
    this.#isLeaving = false;
  }

  /** Near the left edge the mascot stands on the other side of its pestle. */
  #sideOf(x: number): number {
    const { window: box } = this.#board;
    return x < box.x + box.width * 0.42 ? -1 : 1;
  }

  /** @param hop how high the mascot is in its hop, 0 to 1 */
  #pose(x: number, tip: number, hop: number): void {
    const { mascot } = this.#board;
    this.#x = x;
    const lift = HOP * hop;
    // The body follows the pestle down a little.
    const bend = Math.min(1, Math.max(0, (tip - mascot.y - LIFTED) / 60));
    this.#body.scale.set(this.#side, 1 - 0.06 * bend);
    this.#body.position.set(x - this.#side * GRIP * mascot.scale, mascot.y - lift + 5 * bend);
    this.#body.rotation = 0.1 * this.#side * (bend - hop * 0.6);
    // A lifted pestle is as long as one at rest.
    const top = Math.min(mascot.y - TOP * mascot.scale - lift + 22 * bend, tip - LENGTH * mascot.scale);
    this.#upper.position.set(x, top);
    this.#lower.position.set(x, tip - this.#half);
    const length = Math.max(6, tip - top - 1.4 * this.#half);
    this.#grip.position.set(x, top + 0.4 * this.#half + length / 2);
    this.#grip.height = length;
  }

  #widen(seconds: number): void {
    this.#ring = Math.max(0, this.#ring - seconds);
    const share = 1 - this.#ring / IMPACT_SECONDS;
    this.#impact.visible = this.#ring > 0;
    this.#impact.alpha = 1 - share;
    this.#impact.scale.set(0.5 + share * 1.2);
  }

  #show(isShown: boolean): void {
    for (const part of [this.#body, this.#grip, this.#upper, this.#lower]) part.visible = isShown;
  }
}
