import { Sprite, type Texture } from 'pixi.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The slide of a coin into the shell. */
export const FLIGHT_SECONDS = 0.46;
/** How far its arc rises, and how small it is at its end. */
const RISE = 46;
const SMALL = 0.42;

/** A coin that slides in an arc. */
export class CoinFlight {
  readonly sprite: Sprite;
  #from: Point = { x: 0, y: 0 };
  #to: Point = { x: 0, y: 0 };
  #seconds = FLIGHT_SECONDS;

  constructor(texture: Texture) {
    this.sprite = new Sprite(texture);
    this.sprite.anchor.set(0.5);
    this.sprite.visible = false;
  }

  start(from: Point, to: Point): void {
    this.#from = from;
    this.#to = to;
    this.#seconds = 0;
    this.#draw();
  }

  clear(): void {
    this.#seconds = FLIGHT_SECONDS;
    this.#draw();
  }

  /** Returns whether it still moves. */
  advance(seconds: number): boolean {
    if (this.#seconds >= FLIGHT_SECONDS) return false;
    this.#seconds = Math.min(FLIGHT_SECONDS, this.#seconds + seconds);
    this.#draw();
    return this.#seconds < FLIGHT_SECONDS;
  }

  #draw(): void {
    const part = this.#seconds / FLIGHT_SECONDS;
    this.sprite.visible = part < 1;
    const { x, y } = this.#from;
    this.sprite.x = x + (this.#to.x - x) * part;
    this.sprite.y = y + (this.#to.y - y) * part * part - RISE * Math.sin(part * Math.PI);
    this.sprite.scale.set(1 - (1 - SMALL) * part * part);
    this.sprite.rotation = part * Math.PI * 0.5;
  }
}
