import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { type CellSize, stripHeight } from './paintedCells.ts';

/** A coin drops this far in this time, and its light fades. */
const DROP = 24;
const DROP_SECONDS = 0.16;
const FLASH_SECONDS = 0.42;
/** A free cell runs at the speed of a reel. */
const CELLS_PER_SECOND = 17;
const STOP_SECONDS = 0.2;
const RINGS_PER_SECOND = 1.8;
const RING_START = 0.2;
const POP = 0.12;

/** The pictures of the cells of a board. */
export interface CellPictures {
  readonly free: Texture;
  readonly held: Texture;
  readonly freeLine: Texture;
  readonly heldLine: Texture;
  readonly flash: Texture;
  readonly frost: Texture;
  readonly strip: Texture;
  /** A ring on the water, which runs over a free cell in place of the strip. */
  readonly ripple?: Texture | undefined;
}

export interface CoinPictures {
  readonly coin: Texture;
  readonly label: Texture;
}

/** A cell of the board during a hold and respin: it is free, spins, or holds a coin. */
export class HoldCell {
  readonly ground = new Container();
  readonly over = new Container();
  readonly #pictures: CellPictures;
  readonly #size: CellSize;
  readonly #face: Sprite;
  readonly #line: Sprite;
  readonly #run: Sprite;
  readonly #flash: Sprite;
  readonly #frost: Sprite;
  readonly #coin = new Sprite();
  readonly #label = new Sprite();
  /** How far its ring has run, 0 to 1. */
  #ring: number;
  #drop = 0;
  #light = 0;
  #isSpinning = false;
  #isHeld = false;
  /** A landed coin stays white-hot until the next respin. */
  #isFresh = false;

  constructor(pictures: CellPictures, size: CellSize, x: number, y: number, start: number) {
    this.#pictures = pictures;
    this.#size = size;
    const centred = (texture: Texture): Sprite => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      return sprite;
    };
    this.#face = centred(pictures.free);
    this.#line = centred(pictures.freeLine);
    // Each cell shows a part of the strip, and so needs no mask.
    const frame = new Rectangle(2.5, start % stripHeight(size), size.width - 5, size.height - 4);
    this.#run = centred(pictures.ripple ?? new Texture({ source: pictures.strip.source, frame, dynamic: true }));
    this.#ring = (start / stripHeight(size)) % 1;
    this.#flash = centred(pictures.flash);
    this.#frost = centred(pictures.frost);
    for (const sprite of [this.#coin, this.#label]) {
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
    }
    this.ground.addChild(this.#face, this.#run, this.#line, this.#flash, this.#frost);
    this.over.addChild(this.#coin, this.#label);
    this.#stretch();
    this.clear();
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Removes the coin and all lights. */
  clear(): void {
    this.#isHeld = false;
    this.#isFresh = false;
    this.#isSpinning = false;
    this.#drop = 0;
    this.#light = 0;
    this.over.visible = false;
    this.#draw();
  }

  /** Shows a coin over the symbol of the reel. */
  label({ coin, label }: CoinPictures): void {
    this.#coin.texture = coin;
    this.#label.texture = label;
    this.over.visible = true;
  }

  hold(pictures: CoinPictures): void {
    this.label(pictures);
    this.#isHeld = true;
    this.#isFresh = false;
    this.#isSpinning = false;
    this.#draw();
  }

  /** A new coin falls into the cell. */
  land(pictures: CoinPictures, isStill: boolean): void {
    this.hold(pictures);
    this.#isFresh = true;
    this.#drop = isStill ? 0 : DROP_SECONDS;
    this.#light = isStill ? 0 : FLASH_SECONDS;
    this.#draw();
  }

  /** Takes the coin out. Its ground stays. */
  take(): void {
    this.over.visible = false;
  }

  spin(): void {
    this.#isFresh = false;
    this.#isSpinning = !this.#isHeld;
    this.#draw();
  }

  stop(): void {
    this.#isSpinning = false;
    this.#draw();
  }

  /** Lights a held coin once more. */
  flash(): void {
    this.#light = FLASH_SECONDS;
    this.#draw();
  }

  /** @param part how far the cell is frozen, 0 to 1 */
  freeze(part: number): void {
    this.#frost.alpha = part;
    this.#frost.visible = part > 0;
  }

  /** Returns whether anything moves. */
  advance(seconds: number, isFrozen: boolean): boolean {
    const isRunning = this.#isSpinning || this.#run.alpha > 0;
    if (!isRunning && this.#drop === 0 && this.#light === 0) return false;
    this.#drop = Math.max(0, this.#drop - seconds);
    if (this.#drop === 0) this.#light = Math.max(0, this.#light - seconds);
    this.#move(isFrozen ? 0 : seconds);
    this.#draw();
    return true;
  }

  #move(seconds: number): void {
    const { height } = this.#size;
    const target = this.#isSpinning ? 1 : 0;
    const step = seconds / STOP_SECONDS;
    const { alpha } = this.#run;
    this.#run.alpha = alpha < target ? Math.min(target, alpha + step) : Math.max(target, alpha - step);
    if (this.#isHeld) this.#run.alpha = 0;
    if (this.#pictures.ripple !== undefined) {
      this.#ring = (this.#ring + seconds * RINGS_PER_SECOND) % 1;
      return;
    }
    const way = stripHeight(this.#size);
    const { texture } = this.#run;
    const from = texture.frame.y - seconds * CELLS_PER_SECOND * height;
    texture.frame.y = ((from % way) + way) % way;
    texture.update();
  }

  #draw(): void {
    const { free, held, freeLine, heldLine } = this.#pictures;
    this.#face.texture = this.#isHeld ? held : free;
    this.#line.texture = this.#isHeld ? heldLine : freeLine;
    this.#stretch();
    this.#run.visible = !this.#isHeld && (this.#isSpinning || this.#run.alpha > 0);
    if (this.#pictures.ripple !== undefined) this.#run.scale.set(RING_START + (1 - RING_START) * Math.sqrt(this.#ring));
    const part = this.#drop / DROP_SECONDS;
    this.#coin.pivot.y = DROP * part * part;
    this.#label.pivot.y = DROP * part * part;
    const light = this.#light / FLASH_SECONDS;
    this.#flash.visible = this.#isFresh || light > 0;
    this.#flash.alpha = this.#drop > 0 ? 0 : this.#isFresh ? 1 : light;
    const scale = 1 + POP * (this.#drop > 0 ? 0 : Math.sin(light * Math.PI));
    this.#coin.scale.set(scale);
    this.#label.scale.set(scale);
  }

  /** The grounds of an atlas can have another size than the cell. */
  #stretch(): void {
    const { width, height } = this.#size;
    this.#face.setSize(width - 3, height - 3);
  }
}
