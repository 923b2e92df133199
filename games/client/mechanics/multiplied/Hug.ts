import { Container, Sprite, Texture } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';
import { paintedText } from '../../scene/paintedText.ts';
import type { Crumbs } from './Crumbs.ts';
import type { Meeting } from './meetings.ts';

const MOST_WILDS = 5;
/** The wilds rise out of their cells, run to each other one after another, and stay together. */
const RISE_SECONDS = 0.3;
const RUN_SECONDS = 0.36;
const NEXT_SECONDS = 0.34;
const STAY_SECONDS = 0.85;
const FADE_SECONDS = 0.2;
const VEIL = 0.5;
const BOUNCE_SECONDS = 0.4;
const NUMBER = { size: 30, fill: '#FFF3B0', edge: '#3A1606' };
const PRODUCT = { size: 60, fill: '#FFE98A', edge: '#7A1E06' };
/** How far a number is above its wild. */
const ABOVE = 46;

/** Milliseconds that a meeting of so many wilds lasts. */
export const hugMs = (wilds: number): number =>
  1000 * (RISE_SECONDS + RUN_SECONDS + NEXT_SECONDS * Math.max(0, wilds - 2) + STAY_SECONDS + FADE_SECONDS);

/** Milliseconds to each collision of a meeting, from its start. */
export const collisionMs = (index: number): number => 1000 * (RISE_SECONDS + RUN_SECONDS + NEXT_SECONDS * index);

const backOut = (share: number): number => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2;

interface Runner {
  readonly wild: Sprite;
  readonly number: Sprite;
  fromX: number;
  fromY: number;
}

/** Wilds of one line run to each other and hug, and their numbers collide into the product. */
export class Hug implements Mover {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #crumbs: Crumbs;
  readonly #veil: Sprite;
  readonly #glow: Sprite;
  readonly #ring: Sprite;
  readonly #hug: Sprite;
  readonly #product: Sprite;
  readonly #runners: readonly Runner[];
  readonly #numbers = new Map<string, Texture>();
  #meeting: Meeting | undefined;
  #seconds = 0;
  #x = 0;
  #y = 0;
  /** The wilds that have met. */
  #met = 0;
  #metAt = 0;

  constructor(board: LookFile['board'], atlas: Atlas, crumbs: Crumbs) {
    this.#board = board;
    this.#atlas = atlas;
    this.#crumbs = crumbs;
    const centred = (texture: Texture): Sprite => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      return sprite;
    };
    const { window: box } = board;
    this.#veil = new Sprite(Texture.WHITE);
    this.#veil.position.set(box.x, box.y);
    this.#veil.setSize(box.width, box.height);
    this.#veil.tint = 0x0a2a16;
    this.#glow = centred(atlas.texture('glow'));
    this.#glow.blendMode = 'add';
    this.#glow.tint = 0xfff0a0;
    this.#ring = centred(atlas.texture('ring'));
    this.#hug = centred(atlas.texture('hug'));
    this.#product = centred(Texture.EMPTY);
    this.#runners = Array.from({ length: MOST_WILDS }, () => ({
      wild: centred(Texture.EMPTY),
      number: centred(Texture.EMPTY),
      fromX: 0,
      fromY: 0,
    }));
    this.container.addChild(
      this.#veil,
      this.#glow,
      ...this.#runners.map(({ wild }) => wild),
      this.#hug,
      this.#ring,
      ...this.#runners.map(({ number }) => number),
      this.#product,
    );
    this.settle();
  }

  /** @param isStill whether the end of it is shown at once, without motion */
  show(meeting: Meeting, isStill: boolean): void {
    const { firstCell, cell, window: box } = this.#board;
    this.#meeting = meeting;
    this.#seconds = 0;
    this.#met = 0;
    this.container.visible = true;
    this.container.alpha = 1;
    for (const part of [this.#hug, this.#ring, this.#product, this.#glow]) part.visible = false;
    let [sumX, sumY] = [0, 0];
    for (const [index, { wild, number, ...runner }] of this.#runners.entries()) {
      const own = meeting.wilds[index];
      wild.visible = own !== undefined;
      number.visible = own !== undefined;
      if (own === undefined) continue;
      const [reel, row] = own.cell;
      runner.fromX = firstCell.x + (reel + 0.5) * cell.width;
      runner.fromY = firstCell.y + (row + 0.5) * cell.height;
      Object.assign(this.#runners[index] ?? {}, runner);
      sumX += runner.fromX;
      sumY += runner.fromY;
      wild.texture = this.#atlas.texture(own.symbol);
      number.texture = this.#number(`×${own.multiple}`, NUMBER);
    }
    const count = meeting.wilds.length;
    this.#x = sumX / count;
    // Both pandas and the number above them stay in the window.
    this.#y = Math.min(box.y + box.height - 66, Math.max(box.y + 92, sumY / count + 16));
    this.#veil.alpha = isStill ? VEIL : 0;
    this.#place(0);
    if (!isStill) return;
    for (let index = 0; index < count - 1; index += 1) this.#meet(index + 2);
    this.#bounce(1);
    this.#meeting = undefined;
  }

  /** Ends it at once. */
  settle(): void {
    this.#meeting = undefined;
    this.container.visible = false;
  }

  advance(seconds: number): boolean {
    const meeting = this.#meeting;
    if (meeting === undefined) return false;
    this.#seconds += seconds;
    const last = collisionMs(meeting.wilds.length - 2) / 1000;
    this.#place(this.#seconds);
    const met = 2 + Math.floor((this.#seconds - RISE_SECONDS - RUN_SECONDS) / NEXT_SECONDS);
    while (this.#met < Math.min(meeting.wilds.length, met) && met >= 2) this.#meet(Math.max(2, this.#met + 1));
    if (this.#met >= 2) this.#bounce(Math.min(1, (this.#seconds - this.#metAt) / BOUNCE_SECONDS));
    const fade = (this.#seconds - last - STAY_SECONDS) / FADE_SECONDS;
    if (fade > 0) this.container.alpha = Math.max(0, 1 - fade);
    if (fade < 1) return true;
    this.settle();
    return false;
  }

  /** Places the wilds that have not met. */
  #place(at: number): void {
    const meeting = this.#meeting;
    if (meeting === undefined) return;
    const rise = Math.min(1, at / RISE_SECONDS);
    this.#veil.alpha = Math.max(this.#veil.alpha, VEIL * rise);
    for (let index = 0; index < meeting.wilds.length; index += 1) {
      const runner = this.#runners[index];
      if (runner === undefined || index < this.#met) continue;
      const wait = RISE_SECONDS + NEXT_SECONDS * Math.max(0, index - 1);
      const run = Math.min(1, Math.max(0, (at - wait) / RUN_SECONDS)) ** 2;
      const side = runner.fromX < this.#x ? -1 : 1;
      // The first one runs to its own side of the hug, and waits a little before the other.
      const x = runner.fromX + (this.#x + side * 26 - runner.fromX) * run;
      const y = runner.fromY + (this.#y - runner.fromY) * run - 18 * Math.sin(run * Math.PI);
      runner.wild.position.set(x, y);
      runner.wild.scale.set(1 + 0.22 * rise);
      runner.wild.rotation = -side * 0.16 * Math.sin(run * Math.PI);
      runner.number.position.set(x, y - ABOVE);
      runner.number.scale.set(rise * (1 + 0.3 * run));
    }
  }

  /** So many wilds are together now. */
  #meet(count: number): void {
    const wilds = (this.#meeting?.wilds ?? []).slice(0, count);
    this.#met = count;
    this.#metAt = this.#seconds;
    for (const { wild, number } of this.#runners.slice(0, count)) {
      wild.visible = false;
      number.visible = false;
    }
    for (const part of [this.#hug, this.#product, this.#ring, this.#glow]) {
      part.visible = true;
      part.position.set(this.#x, this.#y);
    }
    this.#product.y = this.#y - 62;
    this.#product.texture = this.#number(`×${wilds.reduce((product, { multiple }) => product * multiple, 1)}`, PRODUCT);
    if (this.#seconds > 0) this.#crumbs.burst(this.#x, this.#y - 50, 9, 170);
  }

  #bounce(share: number): void {
    const size = 0.86 + 0.1 * Math.min(3, this.#met - 1);
    const back = backOut(share);
    this.#hug.scale.set(size * (1.12 - 0.12 * back), size * (0.7 + 0.3 * back));
    this.#product.scale.set(0.5 + 0.5 * back + 0.3 * Math.sin(share * Math.PI));
    this.#ring.scale.set(0.4 + 1.8 * share);
    this.#ring.alpha = 1 - share;
    this.#ring.visible = share < 1;
    this.#glow.scale.set(4.4);
    this.#glow.alpha = 0.75 - 0.35 * share;
  }

  #number(text: string, style: typeof NUMBER): Texture {
    const key = `${text}/${style.size}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const made = paintedText(text, style);
    this.#numbers.set(key, made);
    return made;
  }
}
