import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';

/** How far the lever turns towards the player, in radians. */
const TURN = 2.1;
const PULL_SECONDS = 0.16;
const BACK_SECONDS = 0.36;
const JERK = 0.42;
const JERK_SECONDS = 0.26;
/** A lever dips if no player pulls it for a while. */
const DIP = 0.14;
const DIP_SECONDS = 0.6;

type Motion = 'still' | 'held' | 'pulled' | 'back' | 'jerking' | 'dipping';

export interface LeverPlace {
  /** The pivot. */
  readonly x: number;
  readonly y: number;
  /** The length of the rod. */
  readonly reach: number;
}

/** The lever of the machine, seen from the front: the rod looks shorter while it turns, and the ball comes nearer. */
export class LeverArm implements Mover {
  readonly container = new Container();
  readonly #rod: Sprite;
  readonly #ball: Sprite;
  readonly #place: LeverPlace;
  #motion: Motion = 'still';
  #seconds = 0;
  #share = 0;
  #from = 0;

  constructor(place: LeverPlace, atlas: Atlas) {
    this.#place = place;
    this.#rod = new Sprite(atlas.texture('lever_rod'));
    this.#rod.anchor.set(0.5, 1);
    this.#rod.position.set(place.x, place.y);
    this.#ball = new Sprite(atlas.texture('lever_ball'));
    this.#ball.anchor.set(0.5);
    this.container.addChild(this.#rod, this.#ball);
    this.#pose();
  }

  /** Goes down and comes back by itself. A held lever only comes back. */
  pull(): void {
    if (this.#motion !== 'held' && this.#motion !== 'back') this.#begin('pulled');
  }

  jerk(): void {
    this.#begin('jerking');
  }

  /** Dips a little, if it is still. */
  dip(): void {
    if (this.#motion === 'still') this.#begin('dipping');
  }

  hold(share: number): void {
    this.#motion = 'held';
    this.#share = share;
    this.#pose();
  }

  release(): void {
    this.#begin('back');
  }

  advance(seconds: number): boolean {
    if (this.#motion === 'still' || this.#motion === 'held') return false;
    this.#seconds += seconds;
    if (this.#motion === 'pulled') {
      const part = Math.min(1, this.#seconds / PULL_SECONDS);
      this.#share = this.#from + (1 - this.#from) * (1 - (1 - part) ** 2);
      if (part === 1) this.#begin('back');
    } else if (this.#motion === 'dipping') {
      const part = Math.min(1, this.#seconds / DIP_SECONDS);
      this.#share = DIP * Math.sin(Math.PI * part) ** 2;
      if (part === 1) this.#motion = 'still';
    } else if (this.#motion === 'jerking') {
      const part = Math.min(1, this.#seconds / JERK_SECONDS);
      this.#share = JERK * Math.sin(Math.PI * Math.sqrt(part));
      if (part === 1) this.#motion = 'still';
    } else {
      const part = Math.min(1, this.#seconds / BACK_SECONDS);
      // The spring swings over once.
      this.#share = this.#from * (1 - part) * Math.cos(part * Math.PI * 1.5);
      if (part === 1) this.#motion = 'still';
    }
    this.#pose();
    return this.#motion !== 'still';
  }

  #begin(motion: Motion): void {
    this.#motion = motion;
    this.#seconds = 0;
    this.#from = this.#share;
  }

  #pose(): void {
    const { x, y, reach } = this.#place;
    const angle = this.#share * TURN;
    const height = reach * Math.cos(angle);
    const flat = Math.abs(height) < 1 ? Math.sign(height) || 1 : height;
    this.#rod.scale.set(1, flat / 84);
    this.#ball.position.set(x, y - height);
    this.#ball.scale.set(1 + 0.22 * Math.sin(Math.max(0, angle)));
  }
}
