import { Container, type Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../Atlas.ts';
import type { Piece } from '../falling/Piece.ts';
import type { Striker } from '../falling/Striker.ts';
import { paintedLine } from '../paintedLine.ts';
import type { SceneListener } from '../ReelScene.ts';
import type { PagePoint } from '../TumbleBoard.ts';
import { chainOf } from './chain.ts';
import { DOWN_SECONDS, Hammer } from './Hammer.ts';
import { Impact } from './Impact.ts';
import { Lightning } from './Lightning.ts';

/** A multiple flies from the head into its cell. */
const FLIGHT_SECONDS = 0.11;
/** From one throw to the next. More of them follow faster, so that a crowd does not take longer than three. */
const NEXT_SECONDS = 0.42;
const ALL_SECONDS = 1.3;
/** Lightning runs through all points in at most this time, and stays. */
const RUN_SECONDS = 0.34;
const STEP_SECONDS = 0.045;
const STAY_SECONDS = 0.3;
/** Each further stroke of a spin is faster, up to a limit. */
const FASTER = 0.86;
const LEAST_PACE = 0.5;
/** The size of a multiple that leaves the hammer. */
const SMALL = 0.45;

export interface HammerParts {
  readonly look: LookFile;
  readonly atlas: Pick<Atlas, 'texture'>;
  /** The mascot of the board. */
  readonly mascot: Sprite;
  readonly listener: Pick<SceneListener, 'threw'>;
  /** The number of cells. */
  readonly cells: number;
  /** Starts the loop. */
  readonly wake: () => void;
}

type Act = 'none' | 'throwing' | 'striking';

/** The hammer that strikes the board. It throws each multiple, and its lightning runs through all symbols that pay. */
export class HammerStriker implements Striker {
  readonly behind = new Container();
  readonly front = new Container();
  readonly #parts: HammerParts;
  readonly #hammer: Hammer;
  readonly #impact: Impact;
  readonly #lightning: Lightning;
  #act: Act = 'none';
  #seconds = 0;
  #pieces: readonly Piece[] = [];
  #thrown = 0;
  #landed = 0;
  #hit: () => void = () => {};
  #done: () => void = () => {};
  #points: PagePoint[] = [];
  /** The strokes since the board was dropped in. */
  #strokes = 0;

  constructor(parts: HammerParts) {
    this.#parts = parts;
    const { look, atlas, mascot, cells } = parts;
    this.#hammer = new Hammer(mascot, atlas, look.strike?.head ?? { x: mascot.x, y: mascot.y });
    this.#impact = new Impact(atlas);
    this.#lightning = new Lightning(paintedLine('#FFFFFF', look.colours.lineGlow), cells + 1);
    this.behind.addChild(this.#lightning.container);
    this.front.addChild(this.#impact.container);
  }

  throwPieces(pieces: readonly Piece[], hit: () => void, done: () => void): void {
    this.#pieces = pieces;
    this.#thrown = 0;
    this.#landed = 0;
    this.#hit = hit;
    this.#done = done;
    this.#begin('throwing');
  }

  strikeThrough(points: readonly PagePoint[]): readonly number[] {
    const { x: left, y: top, width } = this.#parts.look.board.window;
    this.#hammer.strike(left + width / 2, top);
    const order = chainOf({ x: this.#hammer.headX, y: top }, points);
    this.#points = order.map((index) => points[index]).filter((point) => point !== undefined);
    this.#strokes += 1;
    this.#begin('striking');
    return order;
  }

  reachedAfter(seconds: number): number {
    return Math.max(0, Math.min(this.#points.length, Math.floor((seconds - DOWN_SECONDS) / this.#step) + 1));
  }

  get strikeSeconds(): number {
    return DOWN_SECONDS + this.#step * this.#points.length + STAY_SECONDS * this.#pace;
  }

  quench(): void {
    this.#lightning.clear();
    if (this.#act === 'striking') this.#act = 'none';
  }

  clear(): void {
    this.#act = 'none';
    this.#strokes = 0;
    this.#pieces = [];
    this.#lightning.clear();
    this.#impact.clear();
    this.#hammer.rest();
  }

  hum(): void {
    this.#hammer.hum();
    this.#parts.wake();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#hammer.setReducedMotion(isReduced);
    if (isReduced) this.clear();
  }

  advance(seconds: number): boolean {
    this.#seconds += seconds;
    const moves = [this.#hammer.advance(seconds), this.#impact.advance(seconds)];
    if (this.#act === 'throwing') this.#advanceThrows();
    else if (this.#act === 'striking') this.#advanceStrike();
    const flickers = this.#lightning.advance(seconds);
    return this.#act !== 'none' || flickers || moves.includes(true);
  }

  /** The time of a stroke as a share of that of the first one. */
  get #pace(): number {
    return Math.max(LEAST_PACE, FASTER ** Math.max(0, this.#strokes - 1));
  }

  get #step(): number {
    return Math.min(STEP_SECONDS, RUN_SECONDS / Math.max(1, this.#points.length)) * this.#pace;
  }

  #advanceStrike(): void {
    if (this.#seconds < DOWN_SECONDS) return;
    if (this.#points.length > 0 && this.#lightning.container.children.length > 0) this.#showLightning();
  }

  #showLightning(): void {
    const { headX, headY } = this.#hammer;
    // The chain starts at the head, which moves.
    if (this.#landed === 0) {
      this.#landed = 1;
      this.#lightning.show([{ x: headX, y: headY }, ...this.#points]);
    }
    this.#lightning.reach(this.reachedAfter(this.#seconds));
  }

  #advanceThrows(): void {
    const next = Math.min(NEXT_SECONDS, ALL_SECONDS / Math.max(1, this.#pieces.length));
    while (this.#thrown < this.#pieces.length && this.#seconds >= this.#thrown * next) {
      const piece = this.#pieces[this.#thrown];
      this.#thrown += 1;
      if (piece === undefined) continue;
      this.#hammer.strike(piece.homeX, piece.motion.y);
      this.#parts.listener.threw?.('thrown');
    }
    for (let index = this.#landed; index < this.#thrown; index += 1) {
      const piece = this.#pieces[index];
      const part = (this.#seconds - index * next - DOWN_SECONDS) / FLIGHT_SECONDS;
      if (piece === undefined || part < 0) continue;
      this.#flyPiece(piece, Math.min(1, part));
      if (part < 1) continue;
      this.#landed = index + 1;
      this.#impact.hit(piece.homeX, piece.motion.y);
      this.#parts.listener.threw?.('orb');
      this.#hit();
    }
    if (this.#landed < this.#pieces.length) return;
    this.#act = 'none';
    this.#pieces = [];
    this.#done();
  }

  #flyPiece(piece: Piece, part: number): void {
    if (piece.isHeld) this.#impact.beam(this.#hammer.headX, this.#hammer.headY, piece.homeX, piece.motion.y);
    const { headX, headY } = this.#hammer;
    piece.fly(
      headX + (piece.homeX - headX) * part,
      headY + (piece.motion.y - headY) * part,
      SMALL + (1 - SMALL) * part,
    );
    if (part === 1) piece.settle();
  }

  #begin(act: Act): void {
    this.#act = act;
    this.#seconds = 0;
    this.#landed = 0;
    this.#parts.wake();
  }
}
