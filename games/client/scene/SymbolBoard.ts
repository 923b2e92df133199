import type { Container, Sprite } from 'pixi.js';
import type { SpinOutcome } from '#games/api/index.ts';
import type { Mover } from './Loop.ts';

/** The symbols of the window: on reels that turn, or falling. */
export interface SymbolBoard extends Mover {
  readonly container: Container;
  sprite(reel: number, row: number): Sprite | undefined;
  /** The reels that show the whole picture of a tall symbol, of a board that can. */
  wholeReels?(): readonly number[];
  /** Whether a place of the window shows a part of a tall symbol. */
  isTall?(reel: number, row: number): boolean;
  /** @param held the reels that stay still */
  start(kind: SpinOutcome['kind'], held?: readonly number[]): void;
  /** Resolves when every symbol is still. */
  stop(spin: SpinOutcome): Promise<void>;
  /**
   * Moves the last of the reels by one symbol, 1 downwards and -1 upwards. Symbols that fall have no reels. Resolves when it is still.
   *
   * @param spin the spin after the step
   */
  step?(spin: SpinOutcome, by: 1 | -1): Promise<void>;
  place(spin: SpinOutcome): void;
  /** Shows the earlier window again. */
  giveBack(): void;
  setVariant(variant: string): void;
  setReducedMotion(isReduced: boolean): void;
}
