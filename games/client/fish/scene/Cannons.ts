import { Container, Sprite } from 'pixi.js';
import { cannonOf } from '#games/maths/fish/flight.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { FieldView } from './FieldView.ts';

const SEATS = 4;
/** The barrel follows the finger within this time, and recoils so far and so long. */
const FOLLOW_SECONDS = 0.08;
const RECOIL = 8;
const RECOIL_SECONDS = 0.09;
/** A cannon of so many coins has two barrels, or three. */
const TWO_BARRELS = 50;
const THREE_BARRELS = 1000;
const OWN_SIZE = 0.96;
const OTHER_SIZE = 0.78;
/** Barrels by their number: their places beside the middle, and their lengths. */
const BARRELS: Readonly<Record<number, readonly (readonly [x: number, long: number])[]>> = {
  1: [[0, 1]],
  2: [
    [-11, 0.94],
    [11, 0.94],
  ],
  3: [
    [-19, 0.74],
    [19, 0.74],
    [0, 1],
  ],
};

class Cannon {
  readonly container = new Container();
  readonly #barrels = new Container();
  readonly #atlas: Atlas;
  readonly #tint: number;
  #count = 0;
  #aim: number;
  #recoil = 0;

  constructor(atlas: Atlas, tint: number, aim: number) {
    this.#atlas = atlas;
    this.#tint = tint;
    this.#aim = aim;
    this.container.rotation = aim;
    this.container.addChild(this.#barrels, this.#part('base', tint), this.#part('base_gold', 0xffffff));
    this.setStake(0);
  }

  setStake(stake: number): void {
    const count = stake >= THREE_BARRELS ? 3 : stake >= TWO_BARRELS ? 2 : 1;
    if (count === this.#count) return;
    this.#count = count;
    for (const child of this.#barrels.removeChildren()) child.destroy();
    for (const [x, long] of BARRELS[count] ?? [])
      for (const [name, tint] of [
        ['barrel', this.#tint],
        ['barrel_gold', 0xffffff],
      ] as const) {
        const part = this.#part(name, tint);
        part.x = x;
        part.scale.set(count === 1 ? 1 : 0.78, long);
        this.#barrels.addChild(part);
      }
  }

  aim(turn: number): void {
    this.#aim = turn;
  }

  fire(): void {
    this.#recoil = RECOIL_SECONDS;
  }

  advance(seconds: number): void {
    let away = this.#aim - this.container.rotation;
    if (away > Math.PI) away -= Math.PI * 2;
    if (away < -Math.PI) away += Math.PI * 2;
    this.container.rotation += away * Math.min(1, seconds / FOLLOW_SECONDS);
    this.#recoil = Math.max(0, this.#recoil - seconds);
    this.#barrels.y = RECOIL * Math.sin((this.#recoil / RECOIL_SECONDS) * Math.PI);
  }

  #part(name: string, tint: number): Sprite {
    const sprite = new Sprite(this.#atlas.texture(name));
    sprite.anchor.set(0.5);
    sprite.tint = tint;
    return sprite;
  }
}

/** The cannons of the four seats. */
export class Cannons {
  readonly container = new Container();
  readonly #cannons: readonly Cannon[];
  #own = 0;

  /** @param tints by the place on the screen: the own one, below at the right, and the two above */
  constructor(atlas: Atlas, tints: readonly number[]) {
    this.#cannons = Array.from({ length: SEATS }, (_, slot) => {
      const cannon = new Cannon(atlas, tints[slot] ?? 0xffffff, slot < 2 ? 0 : Math.PI);
      this.container.addChild(cannon.container);
      return cannon;
    });
  }

  /** Shows the cannons of the taken seats. */
  update(
    seats: readonly { readonly Seat: number; readonly Cannon: number; readonly IsCut: boolean }[],
    own: number | undefined,
  ): void {
    this.#own = own ?? 0;
    for (const [slot, cannon] of this.#cannons.entries()) {
      const seat = seats.find(({ Seat }) => (Seat ^ this.#own) === slot);
      cannon.container.visible = seat !== undefined;
      cannon.container.alpha = seat?.IsCut === true ? 0.5 : 1;
      if (seat !== undefined) cannon.setStake(seat.Cannon);
    }
  }

  /** Sets the own cannon at once, before the server answers. */
  setOwnStake(stake: number): void {
    this.#cannons[0]?.setStake(stake);
  }

  /** The muzzle's foot of a seat, in points. */
  placeOf(seat: number, view: FieldView): { readonly x: number; readonly y: number } {
    const { x, y } = cannonOf(seat);
    return { x: view.x(x), y: view.y(y) };
  }

  /** Turns a cannon to a way on the screen. */
  aim(seat: number, wayX: number, wayY: number): void {
    this.#cannons[seat ^ this.#own]?.aim(Math.atan2(wayX, -wayY));
  }

  fire(seat: number): void {
    this.#cannons[seat ^ this.#own]?.fire();
  }

  layOut(view: FieldView): void {
    const size = Math.min(1.5, Math.max(0.8, view.scale));
    for (const [slot, { container }] of this.#cannons.entries()) {
      const { x, y } = this.placeOf(slot ^ this.#own, view);
      // The base stands on the edge.
      container.position.set(x, y + (slot < 2 ? -14 : 14) * size);
      container.scale.set(size * (slot === 0 ? OWN_SIZE : OTHER_SIZE));
    }
  }

  advance(seconds: number): void {
    for (const cannon of this.#cannons) cannon.advance(seconds);
  }
}
