import { Container, Sprite, Texture } from 'pixi.js';
import { cellsOfWin, type Win } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../Atlas.ts';
import { Splinters } from '../falling/Splinters.ts';
import type { Mover } from '../Loop.ts';
import { TallCells } from './TallCells.ts';
import { type Stance, TallFigure } from './TallFigure.ts';

/** The distance of two heads that touch. */
const BROW_TO_BROW = 96;
/** The most that a head moves towards another one, or away from it. */
const MOST_SHIFT = 22;
const SHAKE_SECONDS = 0.26;
const SHAKE = 3;
/** The tint of every other splinter. */
const GOLD = 0xffc46a;

export interface TallParts {
  readonly look: LookFile;
  readonly atlas: Atlas;
  readonly reels: number;
  readonly lines: readonly (readonly number[])[];
  /** The reels that show the whole picture. */
  readonly whole: () => readonly number[];
  readonly moment: (moment: 'climb' | 'roar') => void;
  /** Moves the board down by some units. */
  readonly shake: (units: number) => void;
}

/**
 * A symbol that is one picture over several cells. The window cuts it. If its whole picture is part of a win, it climbs out of its reel,
 * breaks through the upper edge and roars. Two of them meet brow to brow.
 */
export class TallSymbol implements Mover {
  readonly cells: TallCells;
  /** Between symbols and frame. */
  readonly behind = new Container();
  /** Over the frame. */
  readonly front = new Container();
  readonly #parts: TallParts;
  readonly #grounds: Sprite[] = [];
  readonly #figures: TallFigure[] = [];
  readonly #splinters: Splinters;
  /** The reels that a figure stands on. */
  #raised: readonly number[] = [];
  #shake = 0;
  #isReduced = false;

  constructor(parts: TallParts, rule: NonNullable<LookFile['tall']>) {
    const { look, atlas, reels } = parts;
    this.#parts = parts;
    this.cells = new TallCells(rule, atlas);
    const figures = new Container();
    const { window } = look.board;
    for (let reel = 0; reel < reels; reel += 1) {
      const ground = new Sprite(atlas.texture('tall_ground'));
      ground.anchor.set(0.5);
      ground.position.set(this.#middle(reel), window.y + window.height / 2);
      ground.visible = false;
      this.#grounds.push(ground);
      this.behind.addChild(ground);
      const figure = new TallFigure(atlas);
      this.#figures.push(figure);
      figures.addChild(figure.container);
    }
    // A figure that still climbs does not show below the window.
    const mask = new Sprite(Texture.WHITE);
    mask.position.set(-60, -120);
    mask.setSize(look.board.width + 120, window.y + window.height + 120);
    const masks = new Container();
    masks.addChild(mask);
    figures.mask = masks;
    this.#splinters = new Splinters(atlas.texture('glow'), atlas.texture('splinter_stone'));
    // Splinters fly behind the heads.
    this.front.addChild(this.#splinters.container, figures, masks);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  /** Lets the figures of the wins climb. */
  show(wins: readonly Win[]): void {
    const { lines, whole, moment } = this.#parts;
    const winning = new Set(wins.flatMap((win) => cellsOfWin(win, lines).map(([reel]) => reel)));
    const reels = whole().filter((reel) => winning.has(reel));
    this.#raised = reels;
    const { window } = this.#parts.look.board;
    for (const [index, reel] of reels.entries()) {
      const ground = this.#grounds[reel];
      if (ground !== undefined) ground.visible = true;
      const stance = stanceOf(reels, index, (each) => this.#middle(each));
      this.#figures[reel]?.climb(this.#middle(reel), window.y + window.height / 2, stance, this.#isReduced);
    }
    if (reels.length > 0) moment(this.#isReduced ? 'roar' : 'climb');
  }

  clear(): void {
    this.#raised = [];
    for (const ground of this.#grounds) ground.visible = false;
    for (const figure of this.#figures) figure.hide();
    this.#splinters.clear();
    this.#shake = 0;
    this.#parts.shake(0);
  }

  advance(seconds: number): boolean {
    let moves = false;
    let roars = false;
    for (const reel of this.#raised) {
      const step = this.#figures[reel]?.advance(seconds) ?? 'still';
      if (step !== 'still') moves = true;
      if (step !== 'roar') continue;
      roars = true;
      this.#tear(reel);
    }
    if (roars) {
      this.#shake = SHAKE_SECONDS;
      this.#parts.moment('roar');
    }
    if (this.#shake > 0) {
      this.#shake = Math.max(0, this.#shake - seconds);
      const left = this.#shake / SHAKE_SECONDS;
      this.#parts.shake(SHAKE * left * Math.sin(left * Math.PI * 3));
      moves = true;
    }
    return this.#splinters.advance(seconds) || moves;
  }

  /** Stone and gold fly where the head breaks through the edge. */
  #tear(reel: number): void {
    const { y } = this.#parts.look.board.window;
    for (const x of [-34, 0, 34]) this.#splinters.burst(this.#middle(reel) + x, y - 8, GOLD);
  }

  #middle(reel: number): number {
    const { firstCell, cell } = this.#parts.look.board;
    return firstCell.x + (reel + 0.5) * cell.width;
  }
}

/** Two figures are a pair, from the left: the right figure is mirrored, and their heads meet. */
function stanceOf(reels: readonly number[], index: number, middle: (reel: number) => number): Stance {
  const isRight = index % 2 === 1;
  const [own, other] = [reels[index], reels[isRight ? index - 1 : index + 1]];
  if (own === undefined || other === undefined) return { isMirrored: false, headShift: 0, leans: false };
  const gap = Math.abs(middle(own) - middle(other)) - BROW_TO_BROW;
  const shift = Math.min(MOST_SHIFT, Math.max(-MOST_SHIFT, gap / 2));
  return { isMirrored: isRight, headShift: isRight ? -shift : shift, leans: true };
}
