import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../Atlas.ts';

const CLIMB_SECONDS = 0.48;
const ROAR_SECONDS = 0.9;
/** How far below its place it starts to climb. */
const DEPTH = 190;
/** Its middle above the middle of the reel: head and a paw are over the frame. */
const RISE = 34;
/** The head's middle above the figure's. */
const HEAD_UP = 114;
/** The turn of a head towards another one, in radians. */
const LEAN = 0.2;
const SWELL = 0.13;

/** The word's middle below the figure's. */
const WORD_DOWN = 160;

/** How a figure stands: mirrored or not, and how its head moves towards another one. */
export interface Stance {
  readonly isMirrored: boolean;
  /** Units to the right. 0 without another figure. */
  readonly headShift: number;
  readonly leans: boolean;
}

/** A figure that climbs out of a reel and roars. */
export class TallFigure {
  readonly container = new Container();
  readonly #figure = new Container();
  readonly #head: Sprite;
  #y = 0;
  #lean = 0;
  #seconds = Number.POSITIVE_INFINITY;

  constructor(atlas: Atlas) {
    const body = new Sprite(atlas.texture('tall_body'));
    body.anchor.set(0.5);
    this.#head = new Sprite(atlas.texture('tall_head'));
    this.#head.anchor.set(0.5);
    const word = new Sprite(atlas.texture('tall_word'));
    word.anchor.set(0.5);
    word.y = WORD_DOWN;
    this.#figure.addChild(body, this.#head);
    this.container.addChild(this.#figure, word);
    this.container.visible = false;
  }

  /** @param isAtOnce whether it is in its place without a climb */
  climb(x: number, y: number, { isMirrored, headShift, leans }: Stance, isAtOnce: boolean): void {
    this.container.visible = true;
    this.#figure.scale.x = isMirrored ? -1 : 1;
    this.container.x = x;
    this.#y = y - RISE;
    // The container mirrors the head too.
    this.#head.x = 2 + (isMirrored ? -headShift : headShift);
    this.#lean = leans ? LEAN : 0;
    this.#seconds = isAtOnce ? CLIMB_SECONDS + ROAR_SECONDS : 0;
    this.#place();
  }

  hide(): void {
    this.container.visible = false;
    this.#seconds = Number.POSITIVE_INFINITY;
  }

  /** Returns what begins in this step. */
  advance(seconds: number): 'roar' | 'moves' | 'still' {
    if (this.#seconds > CLIMB_SECONDS + ROAR_SECONDS) return 'still';
    const before = this.#seconds;
    this.#seconds += seconds;
    this.#place();
    return before < CLIMB_SECONDS && this.#seconds >= CLIMB_SECONDS ? 'roar' : 'moves';
  }

  #place(): void {
    const climbed = Math.min(1, this.#seconds / CLIMB_SECONDS);
    // The figure rises a little too high, and settles.
    const left = 1 - climbed;
    this.container.y = this.#y + DEPTH * left * left * left - 7 * Math.sin(climbed * Math.PI) * climbed;
    const roared = Math.min(1, Math.max(0, (this.#seconds - CLIMB_SECONDS) / ROAR_SECONDS));
    const swell = Math.sin(Math.min(1, roared * 1.15) * Math.PI);
    this.#head.scale.set(1 + SWELL * swell);
    this.#head.rotation = this.#lean * climbed + 0.035 * swell * Math.sin(roared * 46);
    this.#head.y = -HEAD_UP - 5 * swell;
  }
}
