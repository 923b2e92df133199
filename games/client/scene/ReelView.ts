import { Container, Sprite, type Texture } from 'pixi.js';
import type { Pace } from '../timing/pace.ts';
import { ReelMotion } from '../timing/ReelMotion.ts';
import { Tape } from '../timing/Tape.ts';
import type { TallCells } from './tall/TallCells.ts';

export interface SymbolTextures {
  sharp(symbol: string): Texture;
  blurred(symbol: string): Texture;
}

export interface ReelParts {
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly strip: readonly string[];
  readonly textures: SymbolTextures;
  readonly pace: Pace;
  /** The symbol that is one picture over several cells. */
  readonly tall?: Pick<TallCells, 'symbol' | 'part'> | undefined;
}

/** The cells above and below the window that a symbol can reach into. */
const MARGIN = 1;
/** Of a reel that has only one symbol. */
const MOST_CELLS = 24;

/** One reel: the sprites of its window, and of the symbols that enter it. */
export class ReelView {
  readonly container = new Container();
  /** Moves the symbols together. A sprite that moves by itself allocates in each frame. */
  readonly #symbols = new Container();
  readonly #parts: ReelParts;
  readonly #motion: ReelMotion;
  readonly #tape: Tape;
  readonly #sprites: Sprite[] = [];
  /** The symbol of each sprite, so that its texture changes only when necessary. */
  readonly #shown: string[] = [];
  #wasFast = false;
  #strip: readonly string[];
  #outcome: { readonly stop: number; readonly window: readonly string[] } | undefined;

  constructor(parts: ReelParts) {
    this.#parts = parts;
    this.#motion = new ReelMotion(parts.pace);
    this.#strip = parts.strip;
    this.#tape = new Tape(parts.strip, parts.rows);
    for (let index = 0; index < parts.rows + 2 * MARGIN; index += 1) {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      sprite.position.set(parts.cell.width / 2, (parts.rows - 1 - (index - MARGIN) + 0.5) * parts.cell.height);
      this.#sprites.push(sprite);
      this.#shown.push('');
      this.#symbols.addChild(sprite);
    }
    this.container.addChild(this.#symbols);
    this.draw();
  }

  get isStill(): boolean {
    return this.#motion.isStill;
  }

  /** Only while the reel is still. */
  sprite(row: number): Sprite | undefined {
    return this.#sprites[this.#parts.rows - 1 - row + MARGIN];
  }

  start(strip: readonly string[]): void {
    this.#outcome = undefined;
    if (strip !== this.#strip) this.#tape.continueWith(strip, this.#motion.position + this.#parts.rows + MARGIN);
    this.#strip = strip;
    this.#motion.start();
  }

  stopAfter(seconds: number, stop: number, window: readonly string[]): void {
    this.#outcome = { stop, window };
    this.#motion.stopAfter(seconds);
  }

  /** Moves a still reel by one symbol, 1 downwards and -1 upwards, to a window at its stop. */
  step(by: 1 | -1, stop: number, window: readonly string[]): void {
    this.#outcome = { stop, window };
    this.#tape.show(this.#strip, by, stop, window);
    this.#motion.step(by);
  }

  place(strip: readonly string[], stop: number, window: readonly string[]): void {
    this.#strip = strip;
    // The position stays small, so that fractions keep their precision over many rounds.
    this.#motion.place(0);
    this.#tape.show(strip, 0, stop, window);
    this.draw();
  }

  /** Returns whether the reel has stopped in this step. */
  advance(seconds: number): boolean {
    if (this.#motion.isStill) return false;
    const target = this.#motion.advance(seconds);
    if (target >= 0 && this.#outcome !== undefined) {
      const border = Math.floor(this.#motion.position) + this.#parts.rows + MARGIN;
      this.#tape.leadTo(target, this.#outcome.stop, this.#outcome.window, border);
    }
    if (this.#motion.isStill && this.#outcome !== undefined)
      this.place(this.#strip, this.#outcome.stop, this.#outcome.window);
    else this.draw();
    return this.#motion.isStill;
  }

  draw(): void {
    const { cell, textures } = this.#parts;
    const { position, isFast } = this.#motion;
    const whole = Math.floor(position);
    this.#symbols.y = (position - whole) * cell.height;
    for (let index = 0; index < this.#sprites.length; index += 1) {
      const sprite = this.#sprites[index];
      if (sprite === undefined) continue;
      const symbol = this.#nameAt(whole + index - MARGIN);
      if (this.#shown[index] === symbol && this.#wasFast === isFast) continue;
      this.#shown[index] = symbol;
      sprite.texture = isFast ? textures.blurred(symbol) : textures.sharp(symbol);
    }
    this.#wasFast = isFast;
  }

  /** The name of the texture in a place: a symbol, or the part of a tall one. */
  #nameAt(place: number): string {
    const symbol = this.#tape.symbol(place);
    const { tall } = this.#parts;
    if (tall === undefined || symbol !== tall.symbol) return symbol;
    let above = 0;
    while (above < MOST_CELLS && this.#tape.symbol(place + above + 1) === symbol) above += 1;
    return tall.part(above);
  }
}
