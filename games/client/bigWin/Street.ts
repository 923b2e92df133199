import { Container, Sprite } from 'pixi.js';
import { WIN_LEVELS, type WinLevel } from '../round/winSize.ts';
import type { Atlas } from '../scene/Atlas.ts';

/** Houses of one side, from the end of the street: place beside the middle, height of the foot, size, drawing. */
const HOUSES = [
  [74, 322, 0.42, 0],
  [112, 346, 0.58, 1],
  [162, 374, 0.78, 2],
  [228, 406, 1, 0],
  [310, 440, 1.25, 1],
  [412, 476, 1.52, 2],
] as const;
/** Half of the height of a drawing. */
const FOOT = 150;
const DARK = 0x2c1c66;
const LIT = 0xffffff;
/** Between a house and the next one. */
const BETWEEN = 0.2;
/** A house that lights up is dark again within this time. */
const FLICKER = [0.06, 0.11] as const;
/** Houses that are lit before the first level, and from each level on. The whole street belongs to the last one. */
const COUNTS = [1, 3, 5, HOUSES.length] as const;

/** Houses on both sides of a big win. They light up one after another. */
export class Street {
  readonly container = new Container();
  /** The houses of both sides by their distance. */
  readonly #pairs: readonly (readonly Sprite[])[];
  #seconds = 0;
  #wanted: number = COUNTS[0];
  /** The time at which each pair lights up. */
  readonly #times: number[] = [];

  constructor(win: Atlas, x: number) {
    this.#pairs = HOUSES.map(([away, foot, scale, kind], index) =>
      [-1, 1].map((side) => {
        const house = new Sprite(win.texture(`house_${(kind + (side > 0 ? 1 : 0)) % 3}`));
        house.anchor.set(0.5);
        house.scale.set(side * scale, scale);
        house.position.set(x + side * away, foot - FOOT * scale);
        house.zIndex = index;
        return house;
      }),
    );
    for (const pair of this.#pairs) this.container.addChild(...pair);
  }

  /** Darkens the whole street. */
  show(): void {
    this.#seconds = 0;
    this.#times.length = 0;
    this.#light(COUNTS[0]);
    this.#paint();
  }

  setLevel(level: WinLevel | undefined): void {
    this.#light(COUNTS[level === undefined ? 0 : WIN_LEVELS.indexOf(level) + 1] ?? COUNTS[0]);
  }

  /** Shows the houses of the level without motion. */
  still(): void {
    for (const [index, pair] of this.#pairs.entries())
      for (const house of pair) house.tint = index < this.#wanted ? LIT : DARK;
  }

  advance(seconds: number): void {
    this.#seconds += seconds;
    this.#paint();
  }

  #light(count: number): void {
    this.#wanted = count;
    for (let index = this.#times.length; index < count; index += 1)
      this.#times.push(Math.max(this.#seconds, (this.#times[index - 1] ?? 0) + BETWEEN));
  }

  #paint(): void {
    for (let index = 0; index < this.#pairs.length; index += 1) {
      const since = this.#seconds - (this.#times[index] ?? Number.POSITIVE_INFINITY);
      const isLit = since >= 0 && !(since > FLICKER[0] && since < FLICKER[1]);
      for (const house of this.#pairs[index] ?? []) house.tint = isLit ? LIT : DARK;
    }
  }
}
