import { Container, Sprite, type Texture } from 'pixi.js';
import type { MultipliedLook } from '../../look/mechanicLooks.ts';
import type { Mover } from '../../scene/Loop.ts';
import type { Crumbs } from './Crumbs.ts';

/** The shoots when the game opens. They are only decoration, so they are not kept. */
const AT_FIRST = 3;
const GROW_SECONDS = 0.7;
const FLIGHT_SECONDS = 0.32;
/** Pieces that fly off at a bite, for each time of its multiple. */
const CRUMBS = 4;
/** How high a bitten shoot flies over the straight way, in units of the board. */
const RISE = 26;

interface Shoot {
  readonly sprite: Sprite;
  /** From 0 to 1. */
  size: number;
  isGrown: boolean;
}

/** The shoots that the frame grows, one for each win above the stake. The mascot bites them off. */
export class Shoots implements Mover {
  readonly container = new Container();
  readonly #look: MultipliedLook;
  readonly #shoots: readonly Shoot[];
  readonly #bitten: Sprite;
  readonly #crumbs: Crumbs;
  #flight = Number.POSITIVE_INFINITY;
  #crumbsOfBite = 0;
  /** The next bite takes the shoot nearest to the mascot, or the one farthest away, by turns. */
  #isNear = false;
  #fromX = 0;
  #fromY = 0;
  #isReduced = false;

  constructor(look: MultipliedLook, texture: Texture, crumbs: Crumbs) {
    this.#look = look;
    this.#crumbs = crumbs;
    this.#shoots = look.shoots.map(({ x, y }, index) => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5, 0.92);
      sprite.position.set(x, y);
      const isGrown = index < AT_FIRST;
      sprite.scale.set(isGrown ? 1 : 0);
      this.container.addChild(sprite);
      return { sprite, size: isGrown ? 1 : 0, isGrown };
    });
    this.#bitten = new Sprite(texture);
    this.#bitten.anchor.set(0.5);
    this.#bitten.visible = false;
    this.container.addChild(this.#bitten);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  /** The next shoot grows. A frame that is full stays as it is. */
  grow(): void {
    const next = this.#shoots.find(({ isGrown }) => !isGrown);
    if (next === undefined) return;
    next.isGrown = true;
    if (this.#isReduced) this.#resize(next, 1);
  }

  /**
   * A shoot flies into the mascot's mouth. Without one it chews on its own stalk.
   * @param multiple of the wild that it bites for
   */
  bite(multiple: number): void {
    const grown = this.#shoots.filter(({ isGrown }) => isGrown);
    const last = this.#isNear ? grown.at(0) : grown.at(-1);
    this.#isNear = !this.#isNear;
    this.#crumbsOfBite = CRUMBS * multiple;
    if (last !== undefined) {
      last.isGrown = false;
      this.#resize(last, 0);
    }
    if (this.#isReduced) return;
    if (last === undefined) {
      this.#chew();
      return;
    }
    this.#fromX = last.sprite.x;
    this.#fromY = last.sprite.y - 18;
    this.#flight = 0;
  }

  /** Ends a flight at once. */
  settle(): void {
    this.#flight = Number.POSITIVE_INFINITY;
    this.#bitten.visible = false;
  }

  advance(seconds: number): boolean {
    let moves = this.#fly(seconds);
    for (let index = 0; index < this.#shoots.length; index += 1) {
      const shoot = this.#shoots[index];
      if (shoot === undefined || !shoot.isGrown || shoot.size >= 1) continue;
      this.#resize(shoot, Math.min(1, shoot.size + seconds / GROW_SECONDS));
      moves = true;
    }
    return moves;
  }

  #fly(seconds: number): boolean {
    if (this.#flight > FLIGHT_SECONDS) return false;
    this.#flight += seconds;
    const part = Math.min(1, this.#flight / FLIGHT_SECONDS);
    const { mouth } = this.#look;
    this.#bitten.visible = part < 1;
    this.#bitten.position.set(
      this.#fromX + (mouth.x - this.#fromX) * part,
      this.#fromY + (mouth.y - this.#fromY) * part - RISE * Math.sin(part * Math.PI),
    );
    this.#bitten.rotation = part * 5;
    if (part === 1) this.#chew();
    return true;
  }

  #chew(): void {
    this.#crumbs.burst(this.#look.mouth.x, this.#look.mouth.y, this.#crumbsOfBite, 110);
  }

  #resize(shoot: Shoot, size: number): void {
    shoot.size = size;
    // A shoot swells a little over its size and settles.
    const swell = size + 0.22 * Math.sin(size * Math.PI);
    shoot.sprite.scale.set(0.6 * size + 0.4 * swell, swell);
  }
}
