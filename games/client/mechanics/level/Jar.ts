import { Container, Sprite, Texture } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';

/** The coins of a full jar, from the middle of the jar: their surface and their foot. */
const TOP = -17;
const FOOT = 46;
const WIDTH = 92;
/** The surface follows the level so fast, in jars a second. */
const SPEED = 2.4;
const SHAKE_SECONDS = 0.22;
const SHAKE = 2.6;

const centred = (texture: Texture): Sprite => {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  return sprite;
};

/** The jar beside the mascot. Its coins are as high as the level is full. */
export class Jar implements Mover {
  readonly container = new Container();
  readonly #window = new Sprite(Texture.WHITE);
  readonly #surface: Sprite;
  readonly #x: number;
  #share = 0;
  #shown = 0;
  #shake = 0;

  constructor(atlas: Atlas, { x, y }: { readonly x: number; readonly y: number }) {
    this.#x = x;
    const coins = centred(atlas.texture('jar_coins'));
    coins.position.set(0, 16);
    this.#surface = centred(atlas.texture('jar_surface'));
    coins.mask = this.#window;
    this.container.addChild(
      centred(atlas.texture('jar_back')),
      this.#window,
      coins,
      this.#surface,
      centred(atlas.texture('jar_front')),
    );
    this.container.position.set(x, y);
    this.#place();
  }

  /** @param share how full it is, 0 to 1 */
  fill(share: number, isAtOnce: boolean): void {
    this.#share = Math.min(1, Math.max(0, share));
    if (!isAtOnce) return;
    this.#shown = this.#share;
    this.#place();
  }

  chink(): void {
    this.#shake = SHAKE_SECONDS;
  }

  get share(): number {
    return this.#share;
  }

  advance(seconds: number): boolean {
    const left = this.#share - this.#shown;
    if (left !== 0) {
      this.#shown += Math.sign(left) * Math.min(Math.abs(left), SPEED * seconds);
      this.#place();
    }
    if (this.#shake > 0) {
      this.#shake = Math.max(0, this.#shake - seconds);
      this.container.x = this.#x + SHAKE * Math.sin(this.#shake * 60) * (this.#shake / SHAKE_SECONDS);
    }
    return this.#share !== this.#shown || this.#shake > 0;
  }

  #place(): void {
    const y = FOOT - (FOOT - TOP) * this.#shown;
    this.#window.position.set(-WIDTH / 2, y);
    this.#window.setSize(WIDTH, Math.max(0.01, FOOT + 8 - y));
    this.#surface.y = y;
    this.#surface.visible = this.#shown > 0.01;
    // The jar is narrower at its foot.
    this.#surface.scale.set(Math.min(1, 0.72 + this.#shown * 4));
  }
}
