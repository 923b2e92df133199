import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import type { Shreds } from './Shreds.ts';

type StringsLook = NonNullable<NonNullable<LookFile['mystery']>['strings']>;

/** The burning ends flicker so long after the lowest pair has burnt. */
const FLICKER_SECONDS = 1.1;
/** A new string comes down in so long. */
const HANG_SECONDS = 0.5;

interface CrackerString {
  readonly root: Container;
  readonly pairs: readonly Sprite[];
  readonly spark: Sprite;
}

/**
 * A string of firecrackers at both sides of the frame. Each base spin burns one pair of both, at its start, before anything is known.
 * After the last pair, new strings hang there. They are decoration: nothing depends on their length, and their end brings nothing.
 */
export class CrackerStrings implements BoardLayer {
  readonly container = new Container();
  readonly #look: StringsLook;
  readonly #shreds: Shreds;
  readonly #strings: readonly CrackerString[];
  #pairs: number;
  #flicker = 0;
  #hang = 0;
  #isReduced = false;

  constructor(look: StringsLook, atlas: Atlas, shreds: Shreds) {
    this.#look = look;
    this.#shreds = shreds;
    this.#pairs = look.pairs;
    this.#strings = [look.left, look.right].map((x) => this.#make(atlas, x));
    this.container.addChild(...this.#strings.map(({ root }) => root), ...this.#strings.map(({ spark }) => spark));
    this.#place();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  /** Burns the lowest pair of both strings, or hangs new ones. */
  burn(): void {
    const { pairs, top, step } = this.#look;
    const isNew = this.#pairs <= 1;
    this.#pairs = isNew ? pairs : this.#pairs - 1;
    this.#place();
    if (this.#isReduced) return;
    this.#flicker = FLICKER_SECONDS;
    if (isNew) {
      this.#hang = HANG_SECONDS;
      return;
    }
    for (const { spark } of this.#strings) this.#shreds.burst(spark.x, top + this.#pairs * step, 6, 90);
  }

  advance(seconds: number): boolean {
    if (this.#hang > 0) {
      this.#hang = Math.max(0, this.#hang - seconds);
      const up = (this.#hang / HANG_SECONDS) ** 2;
      for (const { root } of this.#strings) {
        root.alpha = 1 - up;
        root.y = -30 * up;
      }
    }
    if (this.#flicker <= 0) return this.#hang > 0;
    this.#flicker = Math.max(0, this.#flicker - seconds);
    const swell = this.#flicker === 0 ? 0 : Math.sin(this.#flicker * 41) * 0.16;
    for (const { spark } of this.#strings) {
      spark.scale.set(0.9 + swell);
      spark.rotation = this.#flicker * 5;
    }
    return true;
  }

  #place(): void {
    const { top, step } = this.#look;
    for (const { pairs, spark } of this.#strings) {
      for (const [index, pair] of pairs.entries()) pair.visible = index < this.#pairs;
      spark.y = top + (this.#pairs - 0.35) * step;
    }
  }

  #make(atlas: Atlas, x: number): CrackerString {
    const { top, step, pairs } = this.#look;
    const centred = (name: string, y: number): Sprite => {
      const sprite = new Sprite(atlas.texture(name));
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      return sprite;
    };
    const root = new Container();
    const hung = Array.from({ length: pairs }, (_, index) => centred('cracker_pair', top + index * step));
    root.addChild(...hung, centred('cracker_knot', top - step * 0.72));
    const spark = centred('cracker_spark', top);
    spark.scale.set(0.9);
    return { root, pairs: hung, spark };
  }
}
