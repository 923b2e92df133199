import { Container, Sprite } from 'pixi.js';
import type { ExpandingLook } from '../../look/mechanicLooks.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';

const ROLL_SECONDS = 1.5;
/** Steps of the beetle on its whole way, and the height of a step. */
const STEPS = 9;
const STEP_HEIGHT = 3;
const SUN_RADIUS = 22;
/** The wings open in so long. Then the light reaches the wins. */
const OPEN_SECONDS = 0.34;
const BRIGHT = 0.62;
const FLICKER = 0.16;
/** The light flickers so long, so that a waiting game draws nothing. */
const SHINE_SECONDS = 8;
const BEAM_FIELD = 130;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The beetle on the ledge: it rolls the sun to the other end with each spin, and its open wings throw light on cells that win. */
export class RollingBeetle implements BoardLayer {
  readonly container = new Container();
  readonly #look: ExpandingLook;
  readonly #y: number;
  readonly #beetle: Sprite;
  readonly #open: Sprite;
  readonly #sun: Sprite;
  readonly #beams: Sprite[] = [];
  readonly #atlas: Atlas;
  /** 1 on its way to the right, and at the right end. */
  #way: 1 | -1 = 1;
  #seconds = ROLL_SECONDS;
  #shone = 0;
  #isShining = false;
  #isReduced = false;

  constructor({ mascot }: LookFile['board'], look: ExpandingLook, atlas: Atlas) {
    this.#look = look;
    this.#y = mascot.y;
    this.#atlas = atlas;
    const sprite = (name: string): Sprite => {
      const made = new Sprite(atlas.texture(name));
      made.anchor.set(0.5);
      return made;
    };
    this.#beetle = sprite('mascot');
    this.#open = sprite('beetle_open');
    this.#sun = sprite('sun');
    this.#open.visible = false;
    this.container.addChild(this.#sun, this.#beetle, this.#open);
    this.#pose();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    if (!isReduced) return;
    this.#seconds = ROLL_SECONDS;
    this.#pose();
  }

  /** Rolls the sun to the other end. */
  roll(): void {
    this.fold();
    if (this.#isReduced) return;
    this.#way = this.#way === 1 ? -1 : 1;
    this.#seconds = 0;
    this.#pose();
  }

  /** Opens the wings, and throws light on points of the board. */
  shine(points: readonly Spot[]): void {
    this.#seconds = ROLL_SECONDS;
    this.#pose();
    this.#isShining = true;
    this.#shone = this.#isReduced ? OPEN_SECONDS : 0;
    this.#beetle.visible = false;
    this.#sun.visible = false;
    this.#open.visible = true;
    this.#open.position.set(this.#beetle.x, this.#y);
    for (const [index, { x, y }] of points.entries()) {
      const beam = this.#beams[index] ?? this.#addBeam();
      const [dx, dy] = [x - this.#open.x, y - this.#source];
      beam.position.set(this.#open.x, this.#source);
      beam.rotation = -Math.atan2(dx, dy);
      beam.scale.y = (Math.hypot(dx, dy) + 30) / BEAM_FIELD;
      beam.visible = true;
    }
    this.#poseLight();
  }

  /** Folds the wings at once. */
  fold(): void {
    this.#isShining = false;
    this.#open.visible = false;
    this.#beetle.visible = true;
    this.#sun.visible = true;
    for (const beam of this.#beams) beam.visible = false;
  }

  advance(seconds: number): boolean {
    if (this.#isShining) {
      if (this.#isReduced || this.#shone >= SHINE_SECONDS) return false;
      this.#shone += seconds;
      this.#poseLight();
      return true;
    }
    if (this.#seconds >= ROLL_SECONDS) return false;
    this.#seconds = Math.min(ROLL_SECONDS, this.#seconds + seconds);
    this.#pose();
    return true;
  }

  get #source(): number {
    return this.#y - 30;
  }

  #pose(): void {
    const { from, to, sun } = this.#look;
    const part = this.#seconds / ROLL_SECONDS;
    const eased = part * part * (3 - 2 * part);
    const [start, end] = this.#way === 1 ? [from, to] : [to, from];
    const x = start + (end - start) * eased;
    this.#beetle.scale.x = this.#way;
    this.#beetle.position.set(x, this.#y - STEP_HEIGHT * Math.abs(Math.sin(part * STEPS * Math.PI)));
    this.#sun.position.set(x + this.#way * sun.ahead, sun.y);
    this.#sun.rotation = this.#sun.x / SUN_RADIUS;
  }

  #poseLight(): void {
    const part = Math.min(1, this.#shone / OPEN_SECONDS);
    const size = 0.7 + 0.3 * Math.sin((part * Math.PI) / 2);
    this.#open.scale.set(size);
    const light = BRIGHT * part * (1 - FLICKER * (0.5 + 0.5 * Math.sin(this.#shone * 7)));
    for (const beam of this.#beams) beam.alpha = light;
  }

  #addBeam(): Sprite {
    const beam = new Sprite(this.#atlas.texture('beam'));
    beam.anchor.set(0.5, 0);
    beam.blendMode = 'add';
    this.#beams.push(beam);
    this.container.addChildAt(beam, 0);
    return beam;
  }
}
