import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { LevelLook } from '../../look/mechanicLooks.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import { boardBox } from '../../scene/boardBox.ts';
import type { SceneLayer } from '../../scene/SceneLayer.ts';
import { LEVEL_MS } from './levelTiming.ts';
import { fieldLight, type WheelField, wheelPicture } from './wheelPicture.ts';

const TURN = 2 * Math.PI;
/** Whole turns before the wheel stops. */
const TURNS = 4;
const SPIT_SECONDS = LEVEL_MS.spit / 1000;
const LEAVE_SECONDS = LEVEL_MS.leave / 1000;
/** How far a peg pushes the pointer, and how fast it swings back. */
const FLICK = 0.36;
const BACK_PER_SECOND = 5;
const GLOW_SECONDS = 0.6;
const POINTER = 0.75;

type Motion = 'hidden' | 'spat' | 'still' | 'turning' | 'leaving';

export interface WheelLook {
  readonly board: LookFile['board'];
  readonly level: LevelLook;
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
/** Fast at the start, long and slow at the end. */
const slowDown = (share: number): number => 1 - (1 - share) ** 3.4;

/** The wheel of a full level: flies out of the mascot's mouth, turns, and stops in the middle of a field. */
export class WheelLayer implements SceneLayer {
  readonly container = new Container();
  readonly #slot: HTMLElement;
  readonly #look: WheelLook;
  readonly #whole = new Container();
  readonly #disc = new Sprite();
  readonly #light: Sprite;
  readonly #pointer: Sprite;
  readonly #count: number;
  readonly #passed: (left: number) => void;
  #motion: Motion = 'hidden';
  #seconds = 0;
  #turnSeconds = 1;
  #from = 0;
  #to = 0;
  #flick = 0;
  #glow = 0;

  /** @param passed a peg passes the pointer. `left` is the share of the turn that is left */
  constructor(
    atlas: Atlas,
    look: WheelLook,
    fields: readonly WheelField[],
    slot: HTMLElement,
    passed: (left: number) => void,
  ) {
    this.#look = look;
    this.#slot = slot;
    this.#count = fields.length;
    this.#passed = passed;
    const { wheel } = look.level;
    this.#disc.texture = wheelPicture(fields, wheel, atlas);
    this.#light = new Sprite(fieldLight(fields.length, wheel));
    const hub = new Sprite(atlas.texture('wheel_hub'));
    this.#pointer = new Sprite(atlas.texture('wheel_pointer'));
    for (const sprite of [this.#disc, this.#light, hub]) sprite.anchor.set(0.5);
    // The pointer swings about the point in which it hangs.
    this.#pointer.anchor.set(0.5, 0.2);
    this.#pointer.scale.set(POINTER);
    this.#pointer.y = -wheel.radius - 25;
    this.#light.visible = false;
    this.#whole.addChild(this.#disc, this.#light, hub, this.#pointer);
    this.container.addChild(this.#whole);
    this.container.visible = false;
  }

  /** Flies out of the mouth to its place. */
  spit(): void {
    this.#light.visible = false;
    this.container.visible = true;
    this.#begin('spat');
    this.#placeFlight(0);
  }

  /** Turns, and stops in the middle of a field. */
  turn(field: number, milliseconds: number): void {
    this.#light.visible = false;
    this.#from = this.#disc.rotation % TURN;
    this.#to = this.#angleOf(field) + TURN * TURNS;
    this.#turnSeconds = milliseconds / 1000;
    this.#begin('turning');
  }

  /** Shows a field at once. */
  stopAt(field: number): void {
    this.container.visible = true;
    this.#placeFlight(1);
    this.#disc.rotation = this.#angleOf(field);
    this.#pointer.rotation = 0;
    this.#flick = 0;
    this.#motion = 'still';
    this.#light.visible = true;
    this.#light.alpha = 1;
    this.#glow = GLOW_SECONDS;
  }

  /** The field below the pointer. */
  get field(): number {
    const step = TURN / this.#count;
    return ((Math.round(-this.#disc.rotation / step) % this.#count) + this.#count) % this.#count;
  }

  setVisible(isVisible: boolean): void {
    this.container.visible = isVisible;
  }

  leave(): void {
    this.#begin('leaving');
  }

  hide(): void {
    this.#motion = 'hidden';
    this.container.visible = false;
  }

  resize(canvas: DOMRect): void {
    const { left, top, scale } = boardBox(this.#look.board, this.#slot.getBoundingClientRect());
    this.container.scale.set(scale);
    this.container.position.set(left - canvas.left, top - canvas.top);
  }

  advance(seconds: number): boolean {
    this.#seconds += seconds;
    if (this.#motion === 'spat') {
      const share = Math.min(1, this.#seconds / SPIT_SECONDS);
      this.#placeFlight(easeOut(share));
      this.#disc.rotation = share * 3;
      if (share === 1) this.#motion = 'still';
    } else if (this.#motion === 'turning') this.#turn();
    else if (this.#motion === 'leaving') {
      const share = Math.min(1, this.#seconds / LEAVE_SECONDS);
      this.#whole.scale.set(Math.max(0.01, 1 - share));
      this.#whole.alpha = 1 - share;
      if (share === 1) this.hide();
    }
    this.#flick = Math.max(0, this.#flick - BACK_PER_SECOND * seconds);
    this.#pointer.rotation = -this.#flick * FLICK;
    if (this.#glow > 0) {
      this.#glow = Math.max(0, this.#glow - seconds);
      this.#light.alpha = 1 - 0.5 * Math.abs(Math.sin((this.#glow / GLOW_SECONDS) * Math.PI * 2));
    }
    return this.#flick > 0 || this.#glow > 0 || (this.#motion !== 'still' && this.#motion !== 'hidden');
  }

  #turn(): void {
    const share = Math.min(1, this.#seconds / this.#turnSeconds);
    const step = TURN / this.#count;
    const before = Math.floor(this.#disc.rotation / step + 0.5);
    this.#disc.rotation = this.#from + (this.#to - this.#from) * slowDown(share);
    if (Math.floor(this.#disc.rotation / step + 0.5) !== before) {
      this.#flick = 1;
      this.#passed(1 - share);
    }
    if (share < 1) return;
    this.#motion = 'still';
    this.#light.visible = true;
    this.#glow = GLOW_SECONDS;
  }

  #begin(motion: Motion): void {
    this.#motion = motion;
    this.#seconds = 0;
  }

  /** The turn of the wheel with a field at the pointer, 0 to a whole turn. */
  #angleOf(field: number): number {
    return (TURN - (field * TURN) / this.#count) % TURN;
  }

  /** @param share of the way from the mouth to its place */
  #placeFlight(share: number): void {
    const { mouth, wheel } = this.#look.level;
    const height = 40 * Math.sin(share * Math.PI);
    this.#whole.position.set(mouth.x + (wheel.x - mouth.x) * share, mouth.y + (wheel.y - mouth.y) * share - height);
    this.#whole.scale.set(0.06 + 0.94 * share);
    this.#whole.alpha = 1;
  }
}
