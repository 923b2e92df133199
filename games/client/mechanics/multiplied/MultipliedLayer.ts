import { Container } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { MultipliedLook } from '../../look/mechanicLooks.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import { Crumbs } from './Crumbs.ts';
import { Hug } from './Hug.ts';
import type { Meeting } from './meetings.ts';
import { RollingMascot } from './RollingMascot.ts';
import { Shoots } from './Shoots.ts';

/** Draws the shoots on the frame, wilds that hug, and the mascot that rolls down the board. */
export class MultipliedLayer implements BoardLayer {
  readonly container = new Container();
  readonly #crumbs: Crumbs;
  readonly #shoots: Shoots;
  readonly #hug: Hug;
  readonly #roll: RollingMascot;
  #isReduced = false;

  constructor(board: LookFile['board'], look: MultipliedLook, atlas: Atlas) {
    this.#crumbs = new Crumbs(atlas.texture('crumb'));
    this.#shoots = new Shoots(look, atlas.texture('sprout'), this.#crumbs);
    this.#hug = new Hug(board, atlas, this.#crumbs);
    this.#roll = new RollingMascot(board, atlas, this.#crumbs);
    this.container.addChild(this.#shoots.container, this.#hug.container, this.#roll.sprite, this.#crumbs.container);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#shoots.setReducedMotion(isReduced);
  }

  grow(): void {
    this.#shoots.grow();
  }

  /** @param multiple of the wild that the mascot bites for */
  bite(multiple: number): void {
    this.#shoots.bite(multiple);
  }

  meet(meeting: Meeting): void {
    this.#hug.show(meeting, this.#isReduced);
  }

  roll(): void {
    this.#roll.start();
  }

  /** Ends all motion at once. The shoots stay. */
  settle(): void {
    this.#shoots.settle();
    this.#hug.settle();
    this.#roll.settle();
    this.#crumbs.clear();
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (const part of [this.#shoots, this.#hug, this.#roll, this.#crumbs]) if (part.advance(seconds)) moves = true;
    return moves;
  }
}
