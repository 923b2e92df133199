import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import type { Place } from './mysterySteps.ts';
import { placesOf } from './placesOf.ts';

const OPEN_SECONDS = 0.22;
const DIM = 0x8a7a9a;

/** The torn drums behind the symbols that came out of them. They stay until the next spin. */
export class TornDrums implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #sprites: Sprite[] = [];
  #left = 0;

  constructor(board: LookFile['board'], atlas: Atlas) {
    this.#board = board;
    this.#atlas = atlas;
    this.container.visible = false;
  }

  /** @param tears whether they open in motion */
  show(places: readonly Place[], tears: boolean): void {
    this.container.visible = true;
    this.container.tint = 0xffffff;
    for (const [index, { x, y }] of placesOf(this.#board, places).entries()) {
      const sprite = this.#sprites[index] ?? this.#make();
      sprite.position.set(x, y);
      // Equal drums look less alike when each is turned.
      sprite.rotation = index * 2.4;
    }
    for (const [index, sprite] of this.#sprites.entries()) sprite.visible = index < places.length;
    this.#left = tears ? OPEN_SECONDS : 0;
    this.#pose();
  }

  /** Darkens them, since the wins dim every symbol that does not pay. */
  dim(): void {
    this.container.tint = DIM;
  }

  hide(): void {
    this.container.visible = false;
    this.#left = 0;
  }

  advance(seconds: number): boolean {
    if (this.#left <= 0) return false;
    this.#left = Math.max(0, this.#left - seconds);
    this.#pose();
    return this.#left > 0;
  }

  #pose(): void {
    const part = 1 - this.#left / OPEN_SECONDS;
    const scale = 1 + 0.28 * Math.sin(part * Math.PI) - 0.2 * (1 - part);
    for (const sprite of this.#sprites) sprite.scale.set(scale);
  }

  #make(): Sprite {
    const sprite = new Sprite(this.#atlas.texture('drum_torn'));
    sprite.anchor.set(0.5);
    this.#sprites.push(sprite);
    this.container.addChild(sprite);
    return sprite;
  }
}
