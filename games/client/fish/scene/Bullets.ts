import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { ClientShot } from '../play/Flights.ts';
import { slotOf } from '../play/state.ts';
import type { FieldView } from './FieldView.ts';

/** Four players with two shots a second, each for less than a second. */
const MOST = 16;

/** The shots on their way. */
export class Bullets {
  readonly container = new Container();
  readonly #sprites: readonly Sprite[];
  readonly #tints: readonly number[];

  constructor(atlas: Atlas, tints: readonly number[]) {
    this.#tints = tints;
    this.#sprites = Array.from({ length: MOST }, () => {
      const sprite = new Sprite(atlas.texture('bullet'));
      sprite.anchor.set(0.62, 0.5);
      sprite.visible = false;
      sprite.blendMode = 'add';
      return this.container.addChild(sprite);
    });
  }

  draw(shots: readonly ClientShot[], view: FieldView, own: number | undefined): void {
    let used = 0;
    for (const { flight, state, place, way } of shots) {
      const sprite = this.#sprites[used];
      if (state !== 'flies' || sprite === undefined) continue;
      used += 1;
      sprite.visible = true;
      sprite.tint = this.#tints[slotOf(flight.Seat, own)] ?? 0xffffff;
      sprite.position.set(view.x(place.x), view.y(place.y));
      sprite.rotation = Math.atan2(view.wayY(way.y), view.wayX(way.x));
      sprite.scale.set(view.scale * 0.9);
    }
    for (let at = used; at < MOST; at += 1) {
      const sprite = this.#sprites[at];
      if (sprite !== undefined) sprite.visible = false;
    }
  }
}
