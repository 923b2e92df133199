import { Container, Sprite, type Texture } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import type { WinPath } from './growingSteps.ts';

/** From the perch to the beginning of a line, along it, and back. */
const LEAVE_SECONDS = 0.34;
const LINE_SECONDS = 0.95;
const RETURN_SECONDS = 0.42;
const BEAT_SECONDS = 0.09;
const SPARKS = 18;
const SPARK_SECONDS = 0.7;
const SPARK_EVERY = 0.045;
/** How far the flight rises and falls about its line. */
const SWAY = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Spark {
  readonly sprite: Sprite;
  left: number;
}

/** Points of a way, with the length up to each. */
interface Leg {
  readonly points: readonly Point[];
  readonly seconds: number;
  readonly tint: number;
}

const WHITE = 0xffffff;

/** The mascot flies along wins, in the direction in which they pay, and back to its perch. It leaves a trail of light. */
export class BatFlight implements BoardLayer {
  readonly container = new Container();
  readonly #bat: Sprite;
  readonly #beats: readonly [Texture, Texture];
  readonly #sparks: readonly Spark[];
  readonly #perch: Point;
  readonly #ended: () => void;
  #legs: readonly Leg[] = [];
  #leg = 0;
  #seconds = 0;
  #beat = 0;
  #due = 0;
  #next = 0;
  #isFlying = false;

  /** @param ended the mascot is back on its perch */
  constructor({ mascot }: LookFile['board'], atlas: Atlas, ended: () => void) {
    this.#ended = ended;
    this.#perch = { x: mascot.x, y: mascot.y };
    this.#beats = [atlas.texture('bat_up'), atlas.texture('bat_down')];
    this.#bat = new Sprite(this.#beats[0]);
    this.#bat.anchor.set(0.5);
    this.#sparks = Array.from({ length: SPARKS }, () => {
      const sprite = new Sprite(atlas.texture('spark'));
      sprite.anchor.set(0.5);
      sprite.blendMode = 'add';
      sprite.visible = false;
      this.container.addChild(sprite);
      return { sprite, left: 0 };
    });
    this.container.addChild(this.#bat);
    this.#bat.visible = false;
  }

  /** @param tintOf the colour of a symbol's light */
  fly(paths: readonly WinPath[], tintOf: (symbol: string) => number): void {
    const [first] = paths;
    if (first === undefined) return;
    const legs: Leg[] = [];
    let at = this.#isFlying ? { x: this.#bat.x, y: this.#bat.y } : this.#perch;
    for (const { points, symbol } of paths) {
      const [begin, end] = [points[0], points.at(-1)];
      if (begin === undefined || end === undefined) continue;
      legs.push({ points: [at, begin], seconds: LEAVE_SECONDS, tint: WHITE });
      legs.push({ points, seconds: LINE_SECONDS, tint: tintOf(symbol) });
      at = end;
    }
    legs.push({ points: [at, this.#perch], seconds: RETURN_SECONDS, tint: WHITE });
    this.#legs = legs;
    this.#leg = 0;
    this.#seconds = 0;
    this.#isFlying = true;
    this.#bat.visible = true;
    this.#place();
  }

  /** Ends the flight at once. */
  settle(): void {
    for (const spark of this.#sparks) {
      spark.left = 0;
      spark.sprite.visible = false;
    }
    this.#land();
  }

  advance(seconds: number): boolean {
    let moves = this.#fade(seconds);
    if (!this.#isFlying) return moves;
    moves = true;
    this.#seconds += seconds;
    this.#beat += seconds;
    if (this.#beat >= BEAT_SECONDS) {
      this.#beat = 0;
      this.#bat.texture = this.#bat.texture === this.#beats[0] ? this.#beats[1] : this.#beats[0];
    }
    const leg = this.#legs[this.#leg];
    if (leg !== undefined && this.#seconds >= leg.seconds) {
      this.#seconds -= leg.seconds;
      this.#leg += 1;
    }
    if (this.#leg >= this.#legs.length) {
      this.#land();
      return moves;
    }
    this.#place();
    this.#due -= seconds;
    if (this.#due <= 0) this.#shed();
    return moves;
  }

  #land(): void {
    if (!this.#isFlying) return;
    this.#isFlying = false;
    this.#bat.visible = false;
    this.#ended();
  }

  #place(): void {
    const leg = this.#legs[this.#leg];
    if (leg === undefined) return;
    const { points, seconds } = leg;
    const part = Math.min(1, this.#seconds / seconds);
    const along = part * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(along));
    const [from, to] = [points[index], points[index + 1]];
    if (from === undefined || to === undefined) return;
    const share = along - index;
    this.#bat.x = from.x + (to.x - from.x) * share;
    this.#bat.y = from.y + (to.y - from.y) * share - SWAY * Math.sin(part * Math.PI * 5);
    this.#bat.scale.x = to.x >= from.x ? 1 : -1;
    this.#bat.rotation = Math.atan2(to.y - from.y, Math.abs(to.x - from.x)) * 0.4 * this.#bat.scale.x;
  }

  #shed(): void {
    this.#due = SPARK_EVERY;
    const spark = this.#sparks[this.#next];
    this.#next = (this.#next + 1) % SPARKS;
    if (spark === undefined) return;
    spark.left = SPARK_SECONDS;
    spark.sprite.visible = true;
    spark.sprite.tint = this.#legs[this.#leg]?.tint ?? WHITE;
    spark.sprite.position.set(this.#bat.x - 18 * this.#bat.scale.x, this.#bat.y + 6);
  }

  #fade(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < SPARKS; index += 1) {
      const spark = this.#sparks[index];
      if (spark === undefined || spark.left <= 0) continue;
      spark.left -= seconds;
      const { sprite } = spark;
      sprite.alpha = Math.max(0, spark.left / SPARK_SECONDS);
      sprite.scale.set(1.5 * sprite.alpha);
      sprite.y += 16 * seconds;
      sprite.visible = spark.left > 0;
      moves = true;
    }
    return moves;
  }
}
