import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import { paintedText } from '../../scene/paintedText.ts';
import type { Box, LeapPoint, LedgePlaces } from './leapPath.ts';
import { moveOnArc } from './leapPath.ts';

/** Marks of light between two ledges. */
const MARKS = 7;
const LABEL = { size: 23 } as const;
const NOW = 1.34;
/** Tints of the free spins. */
const GOLDEN = { fall: 0xffeee4, ledge: 0xfff0e0 } as const;

const centred = (atlas: Atlas, name: string): Sprite => {
  const sprite = new Sprite(atlas.texture(name));
  sprite.anchor.set(0.5);
  return sprite;
};

interface Ledge {
  readonly stone: Sprite;
  readonly plain: Sprite;
  readonly lit: Sprite;
  readonly tick: Sprite;
  readonly marks: readonly Sprite[];
}

export interface WaterfallParts {
  readonly look: Pick<LookFile, 'colours'>;
  readonly atlas: Atlas;
  readonly multiples: readonly number[];
}

/** Draws the fall, its gate and its ledges with their multiples. */
export class Waterfall {
  readonly container = new Container();
  /** The multiples of ledges that were reached are in front of the mascot. */
  readonly labels = new Container();
  readonly #atlas: Atlas;
  readonly #fall: Sprite;
  readonly #gate: Sprite;
  readonly #light: Sprite;
  readonly #foam: Sprite;
  readonly #ledges: readonly Ledge[];
  #places: LedgePlaces | undefined;
  #step = -1;

  constructor({ atlas, multiples, look }: WaterfallParts) {
    this.#atlas = atlas;
    this.#fall = centred(atlas, 'fall');
    this.#gate = centred(atlas, 'gate');
    this.#foam = centred(atlas, 'foam');
    this.#light = centred(atlas, 'glow');
    this.#light.tint = look.colours.lineGlow;
    this.#light.blendMode = 'add';
    this.#ledges = multiples.map((multiple) => {
      const label = (fill: string, edge: string): Sprite => {
        const sprite = new Sprite(paintedText(`×${multiple}`, { ...LABEL, fill, edge }));
        sprite.anchor.set(0.5);
        return sprite;
      };
      return {
        stone: centred(atlas, 'ledge'),
        plain: label('#FFFFFF', '#06303E'),
        lit: label('#FFF6D0', '#8A2A04'),
        tick: centred(atlas, 'tick'),
        marks: Array.from({ length: MARKS }, () => centred(atlas, 'bead')),
      };
    });
    this.container.addChild(this.#fall, this.#gate, this.#light);
    for (const { marks } of this.#ledges) this.container.addChild(...marks);
    for (const { stone } of this.#ledges) this.container.addChild(stone);
    for (const { plain, lit, tick } of this.#ledges) {
      this.container.addChild(plain);
      this.labels.addChild(lit, tick);
    }
    this.labels.addChild(this.#foam);
  }

  /** @param hasFoam whether the fall ends beside the board, and not behind it */
  resize(box: Box, places: LedgePlaces, hasFoam: boolean): void {
    this.#places = places;
    const { scale, gateScale, gate } = places;
    const top = gate.y + 26 * gateScale;
    const foot = box.top + box.height + (hasFoam ? 0 : 24 * scale);
    this.#fall.position.set(gate.x, (top + foot) / 2);
    this.#fall.setSize(box.width, foot - top);
    this.#gate.position.set(gate.x, gate.y);
    this.#gate.scale.set(gateScale);
    this.#light.position.set(gate.x, gate.y + 20 * gateScale);
    this.#light.scale.set(4 * gateScale, 3 * gateScale);
    this.#foam.visible = hasFoam;
    this.#foam.scale.set(box.width / 400);
    this.#foam.position.set(gate.x, foot - 16 * this.#foam.scale.y);
    this.#draw();
  }

  /** Marks the ledges up to a step. Below the first one it is -1. */
  setStep(step: number): void {
    this.#step = step;
    this.#draw();
  }

  setFree(isFree: boolean): void {
    this.#fall.tint = isFree ? GOLDEN.fall : 0xffffff;
    for (const { stone } of this.#ledges) stone.tint = isFree ? GOLDEN.ledge : 0xffffff;
    this.#foam.tint = isFree ? 0xfff0dc : 0xffffff;
  }

  /** The water is darker while the mascot leaps in slow motion. */
  set dim(share: number) {
    this.#fall.alpha = 1 - 0.45 * share;
  }

  /** The light in the gate. */
  set shine(share: number) {
    this.#light.alpha = 0.25 + 0.75 * share;
  }

  #draw(): void {
    const places = this.#places;
    if (places === undefined) return;
    const { scale } = places;
    for (const [index, { stone, plain, lit, tick, marks }] of this.#ledges.entries()) {
      const at = places.places[index];
      if (at === undefined) continue;
      const isReached = index <= this.#step;
      const isNow = index === this.#step;
      const size = scale * (1 - 0.03 * index);
      stone.texture = this.#atlas.texture(isReached ? 'ledge_on' : 'ledge');
      stone.position.set(at.x, at.y);
      stone.scale.set(size);
      for (const label of [plain, lit]) {
        label.position.set(at.x, at.y + 7 * scale);
        label.scale.set(size * (isNow ? NOW : 1));
      }
      plain.visible = !isReached;
      lit.visible = isReached;
      tick.visible = isReached && !isNow;
      tick.position.set(at.x + 36 * size, at.y - 10 * size);
      tick.scale.set(size);
      const from = index === 0 ? places.pool : places.places[index - 1];
      this.#drawMarks(marks, from ?? places.pool, at, isReached, scale);
    }
  }

  #drawMarks(marks: readonly Sprite[], from: LeapPoint, to: LeapPoint, isReached: boolean, scale: number): void {
    const point = { x: 0, y: 0 };
    for (const [index, mark] of marks.entries()) {
      moveOnArc(point, from, to, 8 * scale, 0.2 + (0.6 * index) / (MARKS - 1));
      mark.position.set(point.x, point.y - 6 * scale);
      mark.scale.set((isReached ? 0.46 : 0.34) * scale);
      mark.tint = isReached ? 0xffd24a : 0xffffff;
      mark.alpha = isReached ? 1 : 0.75;
    }
  }
}
