import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';

/** The open paw of the mascot, in its own units. */
const PAW = { x: -82, y: 20 } as const;
const HEIGHT = 84;
const FLY_SECONDS = 0.95;
const HELD_SECONDS = 0.7;

/** A mochi that the mascot tosses up and catches. */
export class Toss implements BoardLayer {
  readonly container = new Container();
  readonly #sprite: Sprite;
  readonly #y: number;
  #seconds = Number.POSITIVE_INFINITY;

  constructor({ mascot }: LookFile['board'], atlas: Atlas) {
    this.#sprite = new Sprite(atlas.texture('toss'));
    this.#sprite.anchor.set(0.5);
    this.#sprite.visible = false;
    this.#sprite.x = mascot.x + PAW.x * mascot.scale;
    this.#y = mascot.y + PAW.y * mascot.scale;
    this.container.addChild(this.#sprite);
  }

  toss(): void {
    this.#seconds = 0;
    this.#sprite.visible = true;
  }

  hide(): void {
    this.#seconds = Number.POSITIVE_INFINITY;
    this.#sprite.visible = false;
  }

  advance(seconds: number): boolean {
    if (!this.#sprite.visible) return false;
    this.#seconds += seconds;
    const share = Math.min(1, this.#seconds / FLY_SECONDS);
    const held = Math.max(0, this.#seconds - FLY_SECONDS) / HELD_SECONDS;
    const caught = held > 0 ? Math.max(0, 1 - held * 5) : 0;
    this.#sprite.y = this.#y - HEIGHT * 4 * share * (1 - share);
    this.#sprite.rotation = share * Math.PI * 2;
    this.#sprite.scale.set(1 + 0.22 * caught, 1 - 0.22 * caught);
    this.#sprite.alpha = Math.min(1, Math.max(0, (1 - held) * 4));
    if (held >= 1) this.hide();
    return true;
  }
}
