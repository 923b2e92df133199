import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import { LeverArm } from './LeverArm.ts';
import type { Arrow } from './nudgeSteps.ts';
import { Sparks } from './Sparks.ts';

const STEPS = 5;
/** The arrow turns so fast while it runs, in radians a second. */
const RUN_SPEED = 7.5;
const POINT_SECONDS = 0.16;
/** The arrow stutters after it points: it is dark within these times. */
const STUTTERS = [
  [0.2, 0.25],
  [0.31, 0.35],
] as const;
const FLARE_SECONDS = 0.5;
/** A dark arrow nods so long and so far while nothing happens. */
const NOD_SECONDS = 0.7;
const NOD = 0.16;
/** The lights beside the reel run so fast. */
const STEPS_PER_SECOND = 9;
/** The lights run for so long after the arrow points, and then stay lit. */
const STEPS_SECONDS = 1.6;

const ANGLES: Readonly<Record<Arrow, number>> = { none: 0, up: -Math.PI / 2, down: Math.PI / 2 };

const centred = (atlas: Atlas, name: string): Sprite => {
  const sprite = new Sprite(atlas.texture(name));
  sprite.anchor.set(0.5);
  return sprite;
};

const backOut = (share: number): number => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2;

/** Draws the arrow on its mount, the lights beside the last reel, the lever, and the sparks of a nudge. */
export class NudgeLayer implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #arrow: Sprite;
  readonly #glow: Sprite;
  readonly #steps: readonly Sprite[];
  readonly #lever: LeverArm;
  readonly #sparks: Sparks;
  #isReduced = false;
  #isRunning = false;
  #shown: Arrow = 'none';
  #target: Arrow = 'none';
  #angle = 0;
  #from = 0;
  /** Seconds since the arrow began to point. */
  #pointed = Number.POSITIVE_INFINITY;
  #flare = 0;
  #nod = 0;
  #dips = false;

  constructor(board: LookFile['board'], atlas: Atlas) {
    this.#board = board;
    this.#atlas = atlas;
    const { mascot, window: box, cell, lever } = board;
    this.#glow = centred(atlas, 'glow');
    this.#glow.position.set(mascot.x, mascot.y);
    this.#glow.scale.set(2.6);
    this.#glow.blendMode = 'add';
    this.#glow.visible = false;
    this.#arrow = centred(atlas, 'arrow_none');
    this.#arrow.position.set(mascot.x, mascot.y);
    this.#steps = Array.from({ length: STEPS }, (_, index) => {
      const step = centred(atlas, 'step_up');
      step.position.set(box.x + box.width + 13, box.y + (box.height * (index + 0.5)) / STEPS);
      step.visible = false;
      return step;
    });
    this.#lever = new LeverArm(lever ?? { x: box.x + box.width, y: box.y, reach: 0 }, atlas);
    this.#sparks = new Sparks(atlas, { x: box.x + box.width - cell.width / 2, y: box.y + box.height / 2, ...cell });
    this.container.addChild(this.#glow, this.#arrow, ...this.#steps, this.#lever.container, this.#sparks.container);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  /** The arrow runs, and the lever is pulled. */
  run(): void {
    this.#showSteps('none');
    if (this.#isReduced) {
      this.#settle('none');
      return;
    }
    this.#isRunning = true;
    this.#nod = 0;
    this.#lever.pull();
  }

  point(arrow: Arrow): void {
    if (this.#isReduced) {
      this.#settle(arrow);
      this.#showSteps(arrow);
      return;
    }
    this.#isRunning = false;
    this.#target = arrow;
    // The shortest way, so that it never turns past the other direction.
    this.#from = Math.atan2(Math.sin(this.#angle), Math.cos(this.#angle));
    this.#pointed = 0;
    this.#show(arrow);
    this.#showSteps(arrow);
  }

  /** The arrow stutters if it is lit. If it is dark, it nods, and the lever dips every other time. */
  stutter(): void {
    if (this.#isReduced || this.#isRunning) return;
    if (this.#target !== 'none') {
      this.#pointed = POINT_SECONDS;
      return;
    }
    this.#nod = NOD_SECONDS;
    this.#dips = !this.#dips;
    if (this.#dips) this.#lever.dip();
  }

  /** The arrow swells and shines before the reel moves. */
  flare(): void {
    if (!this.#isReduced) this.#flare = FLARE_SECONDS;
  }

  /** The lever jerks, and sparks fly where the reel moves. */
  jerk(): void {
    if (this.#isReduced) return;
    this.#lever.jerk();
    this.#sparks.burst(this.#target === 'up' ? -1 : 1);
  }

  /** Holds the lever, pulled by a share of its way. */
  hold(share: number): void {
    this.#lever.hold(share);
  }

  release(): void {
    this.#lever.release();
  }

  advance(seconds: number): boolean {
    let moves = this.#lever.advance(seconds);
    if (this.#sparks.advance(seconds)) moves = true;
    if (this.#isRunning) {
      this.#run(seconds);
      return true;
    }
    if (this.#pointed < STEPS_SECONDS) {
      this.#pointed += seconds;
      this.#turn();
      moves = true;
    }
    if (this.#nod > 0) {
      this.#nod = Math.max(0, this.#nod - seconds);
      const part = 1 - this.#nod / NOD_SECONDS;
      this.#arrow.rotation = NOD * Math.sin(part * Math.PI * 4) * (1 - part);
      moves = true;
    }
    if (this.#flare > 0) {
      this.#flare = Math.max(0, this.#flare - seconds);
      this.#shine(Math.sin((1 - this.#flare / FLARE_SECONDS) * Math.PI));
      moves = true;
    }
    return moves;
  }

  #run(seconds: number): void {
    this.#angle += RUN_SPEED * seconds;
    this.#arrow.rotation = this.#angle;
    // The arrow has the colour of each direction while it passes it, and so tells none.
    this.#show(Math.sin(this.#angle) < 0 ? 'up' : 'down');
  }

  #turn(): void {
    const share = Math.min(1, this.#pointed / POINT_SECONDS);
    this.#angle = this.#from + (ANGLES[this.#target] - this.#from) * backOut(share);
    this.#arrow.rotation = this.#angle;
    if (this.#target === 'none') return;
    const isDark = STUTTERS.some(([from, to]) => this.#pointed > from && this.#pointed < to);
    this.#show(isDark ? 'none' : this.#target);
    const isUp = this.#target === 'up';
    const isOver = this.#pointed >= STEPS_SECONDS;
    const lit = Math.floor(this.#pointed * STEPS_PER_SECOND) % (STEPS + 1);
    for (let index = 0; index < STEPS; index += 1) {
      const step = this.#steps[index];
      if (step !== undefined) step.alpha = isOver || (isUp ? STEPS - 1 - index : index) <= lit ? 1 : 0.22;
    }
  }

  #shine(share: number): void {
    this.#arrow.scale.set(1 + 0.22 * share);
    this.#glow.visible = share > 0.01;
    this.#glow.alpha = 0.8 * share;
  }

  #settle(arrow: Arrow): void {
    this.#isRunning = false;
    this.#pointed = Number.POSITIVE_INFINITY;
    this.#target = arrow;
    this.#angle = ANGLES[arrow];
    this.#arrow.rotation = this.#angle;
    this.#show(arrow);
  }

  #show(arrow: Arrow): void {
    if (this.#shown === arrow) return;
    this.#shown = arrow;
    this.#arrow.texture = this.#atlas.texture(`arrow_${arrow}`);
  }

  #showSteps(arrow: Arrow): void {
    const { window: box } = this.#board;
    for (const [index, step] of this.#steps.entries()) {
      step.visible = arrow !== 'none';
      if (arrow === 'none') continue;
      step.texture = this.#atlas.texture(`step_${arrow}`);
      step.rotation = arrow === 'down' ? Math.PI : 0;
      step.y = box.y + (box.height * (index + 0.5)) / STEPS;
      step.alpha = 1;
    }
  }
}
