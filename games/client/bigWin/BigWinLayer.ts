import { Container, Sprite, type Texture } from 'pixi.js';
import type { LookFile } from '../look/schema.ts';
import { WIN_LEVELS, type WinLevel } from '../round/winSize.ts';
import type { Atlas } from '../scene/Atlas.ts';
import type { SceneLayer } from '../scene/SceneLayer.ts';
import { Coins } from './Coins.ts';
import { jolt, strikeHeight } from './strike.ts';
import { paintedRay, RAY_HEIGHT } from './paintedRay.ts';
import { Street } from './Street.ts';

/** The field of `look.bigWin`, in its units. */
const FIELD = { width: 390, height: 560 };
/** On a large window the mascot grows no further. */
const MAX_SCALE = 1.25;
const COIN_FRAMES = 6;
const RAYS = 20;
const RAY_REACH = 760;
const ENTER_SECONDS = 0.32;
const WORD_SECONDS = 0.24;
/** How far the wings beat, and how they move afterwards, in radians. */
const BEAT = 0.62;
const SWAY = 0.07;

/** Coins at rest around the word: place beside its middle, size, turn, drawing. */
const RESTING = [
  [-167, 44, 1.6, -0.35, 0],
  [-125, 84, 1.25, 0.45, 1],
  [167, 52, 1.7, 0.42, 0],
  [127, 90, 1.2, -0.25, 1],
  [1, 84, 0.9, 0.14, 2],
  [-83, 100, 0.9, -0.5, 0],
  [87, 106, 0.95, 0.7, 1],
  [-181, -10, 1.05, 1, 1],
  [183, -16, 1.1, -0.9, 2],
] as const;
/** Soft coins at the edges of the window: place as a share of it, size, turn. The coins beside the plate fall past both edges. */
const NEAR = [
  [0.02, 0.99, 1.25, -0.3],
  [1, 0.99, 1.4, 0.4],
  [0.96, 0.12, 0.75, -0.5],
  [0.015, 0.14, 0.6, 0.7],
  [0.22, 1.005, 0.8, 0.25],
  [0.82, 1.01, 0.7, -0.4],
  [-0.015, 0.74, 0.65, 0.5],
  [1.02, 0.71, 0.7, -0.4],
] as const;
/** How far a soft coin reaches, in pixels at its full size, and how fast it falls and turns. */
const NEAR_REACH = 60;
const NEAR_FALL = 110;
const NEAR_TURN = 0.5;
/** A coin further inside would fall over the sum, so it bobs. */
const NEAR_EDGE = 0.05;
const NEAR_BOB = 7;

/** Glints: place in the field, and size. */
const GLINTS = [
  [76, 398, 1.7],
  [322, 412, 2],
  [250, 388, 0.9],
  [140, 512, 1],
  [346, 300, 1],
  [40, 300, 0.9],
  [268, 96, 0.9],
] as const;

export interface BigWinLayerParts {
  readonly look: LookFile;
  /** The drawings of the board. */
  readonly board: Atlas;
  /** The drawings of the win. */
  readonly win: Atlas;
  readonly words: Readonly<Record<WinLevel, Texture>>;
  /** The box of the page that the mascot fills. */
  readonly box: HTMLElement;
}

const centred = (texture: Texture, x = 0, y = 0): Sprite => {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  return sprite;
};

const backOut = (share: number): number => {
  const left = share - 1;
  return 1 + 2.2 * left ** 3 + 1.2 * left ** 2;
};

/** Draws a big win: rays, mascot, coins in four depths, and the word of the level. */
export class BigWinLayer implements SceneLayer {
  readonly container = new Container();
  readonly #parts: BigWinLayerParts;
  readonly #field = new Container();
  readonly #rays = new Container();
  readonly #mascot = new Container();
  readonly #limbs: readonly [Sprite, Sprite];
  readonly #far: Coins;
  readonly #streams: Coins;
  readonly #word = new Container();
  readonly #picture: Sprite;
  readonly #resting: readonly Sprite[];
  readonly #glints: readonly Sprite[];
  readonly #near: readonly Sprite[];
  readonly #street: Street | undefined;
  /** The size of the canvas. */
  #window = { width: 0, height: 0 };
  #isReduced = false;
  #seconds = 0;
  #wordSeconds = 0;

  constructor(parts: BigWinLayerParts) {
    const { look, board, win, words } = parts;
    const { figure, limb, coins, title, rays } = look.bigWin;
    this.#parts = parts;
    this.container.visible = false;
    const ray = paintedRay(rays);
    for (let index = 0; index < RAYS; index += 1) {
      const sprite = new Sprite(ray);
      sprite.anchor.set(0.5, 1);
      sprite.rotation = (index / RAYS) * Math.PI * 2;
      sprite.scale.set(index % 2 === 0 ? 1.3 : 0.75, RAY_REACH / RAY_HEIGHT);
      sprite.blendMode = 'add';
      sprite.alpha = 0.55;
      this.#rays.addChild(sprite);
    }
    this.#rays.position.set(figure.x, figure.y + 70);
    const glow = centred(board.texture('glow'), figure.x, figure.y + 90);
    glow.scale.set(11, 7);
    glow.tint = rays[0];
    glow.alpha = 0.55;
    glow.blendMode = 'add';
    const textures = Array.from({ length: COIN_FRAMES }, (_, turn) => board.texture(`coin_${turn}`));
    this.#far = new Coins(
      { textures, count: 54, perSecond: 22, scale: [0.24, 0.6], alpha: 0.8, across: [10, 150], up: [330, 620] },
      coins,
    );
    this.#streams = new Coins(
      { textures, count: 66, perSecond: 30, scale: [0.6, 1.15], alpha: 1, across: [40, 175], up: [180, 380] },
      coins,
    );
    const left = centred(win.texture('limb'), limb.x - figure.x, limb.y - figure.y);
    const right = centred(win.texture('limb'), figure.x - limb.x, limb.y - figure.y);
    right.scale.x = -1;
    this.#limbs = [left, right];
    this.#mascot.addChild(left, right, centred(win.texture('figure')));
    this.#picture = centred(words.big);
    this.#resting = RESTING.map(([x, y, scale, turn, frame]) => {
      const coin = centred(board.texture(`coin_${frame}`), x, y);
      coin.scale.set(scale);
      coin.rotation = turn;
      return coin;
    });
    this.#word.position.set(title.x, title.y);
    this.#word.addChild(centred(win.texture('burst')), this.#picture, ...this.#resting);
    this.#glints = GLINTS.map(([x, y, scale]) => {
      const glint = centred(board.texture('spark'), x, y);
      glint.scale.set(scale);
      glint.blendMode = 'add';
      return glint;
    });
    this.#near = NEAR.map(([, , scale, turn]) => {
      const coin = centred(win.texture('near'));
      coin.scale.set(scale);
      coin.rotation = turn;
      return coin;
    });
    this.#street = look.bigWin.manner === 'street' ? new Street(win, figure.x) : undefined;
    this.#field.addChild(
      ...(this.#street === undefined ? [] : [this.#street.container]),
      this.#rays,
      glow,
      this.#far.container,
      this.#mascot,
      this.#streams.container,
      this.#word,
      ...this.#glints,
    );
    this.container.addChild(this.#field, ...this.#near);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  show(): void {
    this.container.visible = true;
    this.#word.visible = false;
    this.#seconds = 0;
    this.#street?.show();
    this.#far.clear();
    this.#streams.clear();
    if (this.#isReduced) {
      this.#seconds = 10;
      this.#far.still();
      this.#streams.still();
    } else {
      this.#far.flow();
      this.#streams.flow();
    }
    this.#pose();
  }

  setLevel(level: WinLevel | undefined): void {
    this.#word.visible = level !== undefined;
    this.#street?.setLevel(level);
    if (this.#isReduced) this.#street?.still();
    if (level === undefined) return;
    this.#picture.texture = this.#parts.words[level];
    this.#wordSeconds = this.#isReduced ? WORD_SECONDS : 0;
    for (const [index, coin] of this.#resting.entries()) coin.visible = index < 5 + 2 * WIN_LEVELS.indexOf(level);
    this.#pose();
  }

  hide(): void {
    this.container.visible = false;
  }

  resize(canvas: DOMRect): void {
    const box = this.#parts.box.getBoundingClientRect();
    if (box.width === 0) return;
    const scale = Math.min(MAX_SCALE, box.width / FIELD.width, box.height / FIELD.height);
    this.#field.scale.set(scale);
    this.#field.position.set(
      box.left - canvas.left + (box.width - FIELD.width * scale) / 2,
      box.top - canvas.top + (box.height - FIELD.height * scale) / 2,
    );
    this.#window = canvas;
    this.#poseNear(this.#isReduced ? 0 : this.#seconds);
  }

  advance(seconds: number): boolean {
    if (!this.container.visible || this.#isReduced) return false;
    this.#seconds += seconds;
    this.#wordSeconds += seconds;
    this.#street?.advance(seconds);
    this.#far.advance(seconds);
    this.#streams.advance(seconds);
    this.#pose();
    return true;
  }

  /** Places what moves by its time. */
  #pose(): void {
    const { figure } = this.#parts.look.bigWin;
    const time = this.#isReduced ? 0 : this.#seconds;
    const enter = this.#isReduced ? 1 : Math.min(1, this.#seconds / ENTER_SECONDS);
    const come = backOut(enter);
    this.#mascot.scale.set(0.4 + 0.6 * come);
    this.#mascot.position.set(figure.x, figure.y - 90 * (1 - come) + 4 * Math.sin(time * 2.1));
    this.#mascot.alpha = Math.min(1, enter * 3);
    if (this.#parts.look.bigWin.strikes === true) this.#poseStrike(come);
    // One beat while it comes, then it glides.
    const beat = BEAT * Math.sin(enter * Math.PI) - SWAY * Math.sin(time * 4.2);
    this.#limbs[0].rotation = -beat;
    this.#limbs[1].rotation = beat;
    this.#rays.rotation = time * 0.12;
    this.#rays.alpha = enter;
    this.#poseNear(time);
    const share = Math.min(1, this.#wordSeconds / WORD_SECONDS);
    this.#word.scale.set(1.12 - 0.12 * (1 - (1 - share) ** 2));
    this.#word.alpha = Math.min(1, 0.2 + share * 1.6);
    for (let index = 0; index < this.#glints.length; index += 1) {
      const glint = this.#glints[index];
      if (glint !== undefined) glint.alpha = 0.25 + 0.75 * Math.abs(Math.sin(time * 2.3 + index * 1.7));
    }
  }

  /** A coin that has left the window below comes in above it. */
  #poseNear(time: number): void {
    const { width, height } = this.#window;
    for (let index = 0; index < NEAR.length; index += 1) {
      const coin = this.#near[index];
      const [x, y, size, turn] = NEAR[index] ?? [0, 0, 1, 0];
      if (coin === undefined) continue;
      const reach = NEAR_REACH * size;
      const falls = x < NEAR_EDGE || x > 1 - NEAR_EDGE;
      const down = (y * height + reach + time * NEAR_FALL * (0.8 + size / 2)) % (height + 2 * reach);
      coin.position.set(x * width, falls ? down - reach : y * height + NEAR_BOB * Math.sin(time * 1.9 + index));
      coin.rotation = turn + time * (falls ? NEAR_TURN * Math.sign(turn) : 0);
    }
  }

  /** The mascot falls onto its place, and again with each level that the sum reaches. */
  #poseStrike(come: number): void {
    const { figure } = this.#parts.look.bigWin;
    const still = this.#isReduced ? 10 : Math.min(this.#seconds, this.#wordSeconds);
    this.#mascot.scale.set(1);
    this.#mascot.position.set(
      figure.x,
      figure.y - (this.#isReduced ? 0 : strikeHeight(this.#seconds, this.#wordSeconds)),
    );
    this.#field.pivot.y = -jolt(still);
    this.#mascot.alpha = Math.min(1, come * 3);
  }
}
