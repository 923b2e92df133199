import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import type { Place } from './mysterySteps.ts';
import { placesOf } from './placesOf.ts';

const BEAT_SECONDS = 0.15;
const BEAT = 0.17;
const STEP_SECONDS = 0.2;
/** How far the skin gives way below the mascot. */
const STEP = 0.12;
const FLASH_SECONDS = 0.34;

interface Drum {
  readonly sprite: Sprite;
  readonly glow: Sprite;
  /** The remaining seconds of a step on it. */
  step: number;
}

/** The mystery symbols of a window while they are closed. They beat together, and flash when they burst. */
export class ClosedDrums implements BoardLayer {
  readonly container = new Container();
  readonly #glows = new Container();
  readonly #sprites = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #mark: string;
  readonly #drums: Drum[] = [];
  /** The drums in use are the first of all. */
  #count = 0;
  #beat = 0;
  /** How far the drums swell with a beat. */
  #strength = 1;
  #flash = 0;

  constructor(board: LookFile['board'], atlas: Atlas, mark: string) {
    this.#board = board;
    this.#atlas = atlas;
    this.#mark = mark;
    this.container.addChild(this.#glows, this.#sprites);
    this.container.visible = false;
  }

  /** Shows closed drums in cells of the window. */
  show(places: readonly Place[]): void {
    this.#count = places.length;
    this.container.visible = true;
    this.#sprites.visible = true;
    for (const [index, { x, y }] of placesOf(this.#board, places).entries()) {
      const drum = this.#drums[index] ?? this.#make();
      drum.sprite.position.set(x, y);
      drum.glow.position.set(x, y);
      drum.glow.alpha = 0.25;
      drum.step = 0;
    }
    for (const [index, { sprite, glow }] of this.#drums.entries()) {
      sprite.visible = index < this.#count;
      glow.visible = index < this.#count;
    }
    this.#pose(0);
  }

  /** A drum gives way below the mascot. */
  press(index: number): void {
    const drum = this.#drums[index];
    if (drum !== undefined) drum.step = STEP_SECONDS;
  }

  /** All drums beat once. @param strength how far they swell, as a share of the usual */
  beat(strength: number): void {
    this.#strength = strength;
    this.#beat = BEAT_SECONDS;
  }

  /** The drums are gone, and light stays for a moment. */
  burst(): void {
    this.#sprites.visible = false;
    this.#flash = FLASH_SECONDS;
  }

  hide(): void {
    this.container.visible = false;
    this.#beat = 0;
    this.#flash = 0;
  }

  advance(seconds: number): boolean {
    if (!this.container.visible) return false;
    if (this.#flash > 0) {
      this.#flash -= seconds;
      this.#light(Math.max(0, this.#flash / FLASH_SECONDS), 1.5);
      if (this.#flash <= 0) this.hide();
      return true;
    }
    let moves = this.#beat > 0;
    this.#beat = Math.max(0, this.#beat - seconds);
    for (let index = 0; index < this.#count; index += 1) {
      const drum = this.#drums[index];
      if (drum === undefined || drum.step <= 0) continue;
      drum.step = Math.max(0, drum.step - seconds);
      moves = true;
    }
    if (moves) this.#pose(Math.sin((1 - this.#beat / BEAT_SECONDS) * Math.PI));
    return moves;
  }

  #pose(beat: number): void {
    for (let index = 0; index < this.#count; index += 1) {
      const drum = this.#drums[index];
      if (drum === undefined) continue;
      const give = STEP * Math.sin((drum.step / STEP_SECONDS) * Math.PI);
      const swell = BEAT * this.#strength * beat;
      drum.sprite.scale.set(1 + swell + give * 0.4, 1 + swell - give);
    }
    if (beat > 0) this.#light(0.25 + 0.65 * beat, 1);
  }

  #light(alpha: number, size: number): void {
    for (let index = 0; index < this.#count; index += 1) {
      const glow = this.#drums[index]?.glow;
      if (glow === undefined) continue;
      glow.alpha = alpha;
      glow.scale.set(2.1 * size);
    }
  }

  #make(): Drum {
    const centred = (name: string): Sprite => {
      const sprite = new Sprite(this.#atlas.texture(name));
      sprite.anchor.set(0.5);
      return sprite;
    };
    const drum = { sprite: centred(this.#mark), glow: centred('glow'), step: 0 };
    drum.glow.tint = 0xffc23d;
    drum.glow.blendMode = 'add';
    this.#drums.push(drum);
    this.#glows.addChild(drum.glow);
    this.#sprites.addChild(drum.sprite);
    return drum;
  }
}
