import { Container, Sprite, type Texture } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';
import { LEVEL_MS } from './levelTiming.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SECONDS = LEVEL_MS.tongue / 1000;
/** The share of the time in which it reaches out. */
const OUT = 0.42;
const THICK = 11;
/** The size of a symbol on the tongue, and in the mouth. */
const CAUGHT = 0.82;
const SWALLOWED = 0.42;

/** The mascot's tongue: reaches a symbol and takes it back into the mouth. */
export class Tongue implements Mover {
  readonly container = new Container();
  readonly #strip: Sprite;
  readonly #tip: Sprite;
  readonly #symbol: Sprite;
  readonly #mouth: Point;
  #to: Point = { x: 0, y: 0 };
  #seconds = SECONDS;
  #reached: (() => void) | undefined;
  #swallowed: (() => void) | undefined;

  constructor(atlas: Atlas, mouth: Point, symbol: Texture) {
    this.#mouth = mouth;
    this.#strip = new Sprite(atlas.texture('tongue'));
    this.#strip.anchor.set(0, 0.5);
    this.#strip.position.set(mouth.x, mouth.y);
    this.#symbol = new Sprite(symbol);
    this.#symbol.anchor.set(0.5);
    this.#tip = new Sprite(atlas.texture('tongue_tip'));
    this.#tip.anchor.set(0.5);
    this.container.addChild(this.#strip, this.#symbol, this.#tip);
    this.container.visible = false;
  }

  /** @param reached it holds the symbol. @param swallowed the symbol is in the mouth */
  shoot(to: Point, reached: () => void, swallowed: () => void): void {
    this.end();
    this.#to = to;
    this.#seconds = 0;
    this.#reached = reached;
    this.#swallowed = swallowed;
    this.container.visible = true;
    this.#pose();
  }

  /** Swallows at once. */
  end(): void {
    this.#seconds = SECONDS;
    this.container.visible = false;
    this.#call();
  }

  advance(seconds: number): boolean {
    if (this.#seconds >= SECONDS) return false;
    this.#seconds += seconds;
    if (this.#seconds >= SECONDS) this.end();
    else this.#pose();
    return this.container.visible;
  }

  #call(): void {
    const calls = [this.#reached, this.#swallowed];
    this.#reached = undefined;
    this.#swallowed = undefined;
    for (const call of calls) call?.();
  }

  #pose(): void {
    const share = this.#seconds / SECONDS;
    const isOut = share >= OUT;
    if (isOut) {
      this.#reached?.();
      this.#reached = undefined;
    }
    const back = isOut ? (share - OUT) / (1 - OUT) : 0;
    const reach = isOut ? 1 - back ** 2 : 1 - (1 - share / OUT) ** 2;
    const [dx, dy] = [(this.#to.x - this.#mouth.x) * reach, (this.#to.y - this.#mouth.y) * reach];
    this.#strip.setSize(Math.max(1, Math.hypot(dx, dy)), THICK - 3 * reach);
    this.#strip.rotation = Math.atan2(dy, dx);
    this.#tip.position.set(this.#mouth.x + dx, this.#mouth.y + dy);
    this.#symbol.visible = isOut;
    this.#symbol.position.copyFrom(this.#tip.position);
    this.#symbol.scale.set(CAUGHT + (SWALLOWED - CAUGHT) * back);
    this.#tip.scale.set(isOut ? 0.9 : 1.15);
  }
}
