import type { Container } from 'pixi.js';
import type { Mover } from '../Loop.ts';
import type { PagePoint } from '../TumbleBoard.ts';
import type { Piece } from './Piece.ts';

/** A mascot that strikes the board: it throws the multiples, and its lightning runs through a win. */
export interface Striker extends Mover {
  /** Behind the symbols. */
  readonly behind: Container;
  /** In front of the symbols and of the frame. */
  readonly front: Container;
  /**
   * Throws held multiples into their cells, one after another.
   *
   * @param hit a multiple has reached its cell
   * @param done all of them have
   */
  throwPieces(pieces: readonly Piece[], hit: () => void, done: () => void): void;
  /** Strikes, and lets lightning run through points. Returns the order in which it reaches them. */
  strikeThrough(points: readonly PagePoint[]): readonly number[];
  /** The number of points that the lightning has reached after some seconds. */
  reachedAfter(seconds: number): number;
  /** The seconds from the strike until every point has been lit for a while. */
  readonly strikeSeconds: number;
  /** Takes the lightning away. */
  quench(): void;
  /** Ends every motion. */
  clear(): void;
  /** Hovers with burning runes for a moment. */
  hum(): void;
  setReducedMotion(isReduced: boolean): void;
}
