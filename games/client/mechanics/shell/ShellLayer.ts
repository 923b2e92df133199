import { Container, Sprite, type Texture } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { ShellLook } from '../../look/mechanicLooks.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';
import { CoinFlight, type Point } from './CoinFlight.ts';

/** The lid opens and closes in this time. */
const LID_SECONDS = 0.5;
/** The height of an open lid, as a share of the closed one. */
const OPEN_HEIGHT = 0.3;
const LIFT = 8;
/** A plate lights up, and is a little larger at first. */
const LIGHT_SECONDS = 0.36;
const POP = 0.4;
/** The light from a coin to its plate. */
const SPARK_SECONDS = 0.34;
const SPARK = 46;
const GOLD = 0xffe27a;
/** The head stretches forward, bows, and goes back. */
const STRETCH_SECONDS = 0.3;
const BOW_SECONDS = 1.3;
const STRETCH = 15;
const BOW = 0.24;

interface Plate {
  readonly sprite: Sprite;
  isLit: boolean;
  /** Seconds until it begins to light up. */
  delay: number;
  seconds: number;
}

interface Spark {
  readonly sprite: Sprite;
  from: Point;
  readonly to: Point;
  seconds: number;
}

export interface ShellLayerParts {
  readonly look: Pick<LookFile, 'board'>;
  readonly shell: ShellLook;
  readonly atlas: Atlas;
  /** The symbol of the coin. */
  readonly coin: string;
}

/** Draws the shell of the mascot: plates that coins light up, a lid that opens, and coins that slide in. In units of the board. */
export class ShellLayer implements Mover {
  readonly container = new Container();
  readonly #shell: ShellLook;
  readonly #bowl: Sprite;
  readonly #lid = new Container();
  readonly #head: Sprite;
  readonly #faces: { readonly calm: Texture; readonly glad: Texture };
  readonly #hinge: number;
  readonly #plates: readonly Plate[];
  readonly #sparks: readonly Spark[];
  readonly #flights: readonly CoinFlight[];
  #bow = BOW_SECONDS;
  #open = 0;
  #target = 0;
  #isStill = false;

  constructor({ look, shell, atlas, coin }: ShellLayerParts) {
    this.#shell = shell;
    const centred = (texture: Texture, { x, y }: Point): Sprite => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      return sprite;
    };
    const glow = atlas.texture('glow');
    this.#bowl = centred(atlas.texture('bowl'), look.board.mascot);
    const lid = centred(atlas.texture('lid'), shell);
    this.#hinge = shell.y - lid.height * 0.42;
    this.#lid.pivot.set(shell.x, this.#hinge);
    this.#lid.position.set(shell.x, this.#hinge);
    this.#lid.addChild(lid);
    this.#plates = shell.plates.map(({ x, y, picture }) => {
      const sprite = centred(atlas.texture(picture), { x, y });
      this.#lid.addChild(sprite);
      return { sprite, isLit: false, delay: 0, seconds: 0 };
    });
    this.#faces = { calm: atlas.texture('head'), glad: atlas.texture('head_joy') };
    this.#head = centred(this.#faces.calm, shell.head);
    this.#flights = shell.plates.map(() => new CoinFlight(atlas.texture(coin)));
    this.#sparks = shell.plates.map(({ x, y }) => {
      const sprite = centred(glow, { x, y });
      sprite.setSize(SPARK, SPARK);
      sprite.blendMode = 'add';
      sprite.tint = GOLD;
      sprite.visible = false;
      return { sprite, from: { x, y }, to: { x, y }, seconds: SPARK_SECONDS };
    });
    this.container.addChild(
      this.#bowl,
      this.#lid,
      this.#head,
      ...this.#flights.map(({ sprite }) => sprite),
      ...this.#sparks.map(({ sprite }) => sprite),
    );
    this.clear();
  }

  /** How many plates are lit, or about to be. */
  get lit(): number {
    return this.#plates.filter(({ isLit }) => isLit).length;
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isStill = isReduced;
  }

  /** The shell is closed, and no plate is lit. */
  clear(): void {
    this.#open = 0;
    this.#target = 0;
    this.#bow = BOW_SECONDS;
    for (const plate of this.#plates) {
      plate.isLit = false;
      plate.seconds = 0;
    }
    for (const spark of this.#sparks) spark.seconds = SPARK_SECONDS;
    for (const flight of this.#flights) flight.clear();
    this.container.visible = false;
    this.#draw();
  }

  /** Lights the plates of so many coins, all at once. */
  show(count: number): void {
    this.container.visible = true;
    for (const [index, plate] of this.#plates.entries()) {
      plate.isLit = index < count;
      plate.delay = 0;
      plate.seconds = plate.isLit ? LIGHT_SECONDS : 0;
    }
    this.#draw();
  }

  /** Lights the next plate with a light that runs from the cell of its coin. */
  light(index: number, from: Point, delay = 0): void {
    const plate = this.#plates[index];
    const spark = this.#sparks[index];
    if (plate === undefined || spark === undefined) return;
    this.container.visible = true;
    plate.isLit = true;
    plate.seconds = this.#isStill ? LIGHT_SECONDS : 0;
    plate.delay = this.#isStill ? 0 : delay + SPARK_SECONDS;
    if (!this.#isStill) {
      spark.from = from;
      spark.seconds = -delay;
    }
    this.#draw();
  }

  /** Opens the lid, or closes it. */
  setOpen(isOpen: boolean): void {
    this.container.visible = true;
    this.#target = isOpen ? 1 : 0;
    if (this.#isStill) this.#open = this.#target;
    this.#draw();
  }

  /** The turtle stretches its neck and bows. */
  bow(): void {
    if (!this.#isStill) this.#bow = 0;
    this.#draw();
  }

  /** Lets a coin slide into the open shell. */
  slide(index: number, from: Point): void {
    const { x, y } = this.#shell;
    if (!this.#isStill) this.#flights[index]?.start(from, { x, y: y + 6 });
    this.#draw();
  }

  /** Shows that all coins are in, at once. */
  skip(): void {
    for (const flight of this.#flights) flight.clear();
    this.#draw();
  }

  advance(seconds: number): boolean {
    if (!this.container.visible) return false;
    let moves = false;
    if (this.#open !== this.#target) {
      const step = seconds / LID_SECONDS;
      this.#open =
        this.#open < this.#target
          ? Math.min(this.#target, this.#open + step)
          : Math.max(this.#target, this.#open - step);
      moves = true;
    }
    if (this.#bow < BOW_SECONDS) {
      this.#bow = Math.min(BOW_SECONDS, this.#bow + seconds);
      moves = true;
    }
    for (let index = 0; index < this.#plates.length; index += 1) {
      const plate = this.#plates[index];
      const spark = this.#sparks[index];
      if (plate?.isLit === true && plate.seconds < LIGHT_SECONDS) {
        if (plate.delay > 0) plate.delay -= seconds;
        else plate.seconds = Math.min(LIGHT_SECONDS, plate.seconds + seconds);
        moves = true;
      }
      if (spark !== undefined && spark.seconds < SPARK_SECONDS) {
        spark.seconds = Math.min(SPARK_SECONDS, spark.seconds + seconds);
        moves = true;
      }
      if (this.#flights[index]?.advance(seconds) === true) moves = true;
    }
    this.#draw();
    return moves;
  }

  #draw(): void {
    const eased = this.#open * this.#open * (3 - 2 * this.#open);
    this.#bowl.visible = eased > 0;
    this.#lid.scale.y = 1 - (1 - OPEN_HEIGHT) * eased;
    this.#lid.y = this.#hinge - LIFT * Math.sin(eased * Math.PI * 0.5);
    this.#drawHead(eased > 0);
    for (const { sprite, isLit, seconds } of this.#plates) {
      const part = seconds / LIGHT_SECONDS;
      sprite.visible = isLit && part > 0;
      sprite.alpha = Math.min(1, part * 2.5);
      sprite.scale.set(1 + POP * Math.sin(part * Math.PI));
    }
    for (const { sprite, from, to, seconds } of this.#sparks) {
      const part = Math.max(0, seconds / SPARK_SECONDS);
      sprite.visible = seconds >= 0 && part < 1;
      sprite.position.set(from.x + (to.x - from.x) * part * part, from.y + (to.y - from.y) * part);
    }
  }

  #drawHead(isGlad: boolean): void {
    const isBowing = this.#bow < BOW_SECONDS;
    const forward = Math.min(1, this.#bow / STRETCH_SECONDS) * Math.min(1, (BOW_SECONDS - this.#bow) / STRETCH_SECONDS);
    const bow = Math.sin(Math.max(0, (this.#bow - STRETCH_SECONDS) / (BOW_SECONDS - STRETCH_SECONDS)) * Math.PI);
    this.#head.texture = isGlad || isBowing ? this.#faces.glad : this.#faces.calm;
    this.#head.y = this.#shell.head.y + (isBowing ? STRETCH * forward : 0);
    this.#head.scale.set(1, isBowing ? 1 + 0.1 * forward - BOW * bow : 1);
  }
}
