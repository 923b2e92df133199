import type { LineWin, SpinOutcome } from '#games/api/index.ts';
import type { WinSize } from '../round/winSize.ts';

/** The picture of the game: reels, win lines, coins. */
export interface ReelScene {
  /** Lets the reels turn until their outcome is given. */
  startReels(kind: SpinOutcome['kind']): void;
  /** Stops the reels on a spin, one after another. Ends when all of them are still. */
  stopReels(spin: SpinOutcome): Promise<void>;
  /** Shows a spin without turning. */
  placeReels(spin: SpinOutcome): void;
  /** Stops the reels on what they showed before. */
  returnReels(): void;
  showWins(wins: readonly LineWin[]): void;
  clearWins(): void;
  /** Celebrates a win above the stake. */
  celebrate(size: WinSize): void;
  /** Ends a celebration at once. */
  calm(): void;
  /** Changes between the ordinary scene and that of the free spins. */
  setFeature(isFree: boolean): void;
  /** The reels turn with the strips of a variant. */
  setVariant(variant: string): void;
  /** Quiets every motion that only decorates. */
  setReducedMotion(isReduced: boolean): void;
  /** Darkens the board behind a banner. */
  setDimmed(isDimmed: boolean): void;
  /** Keeps still while something covers the whole game. */
  setCovered(isCovered: boolean): void;
}

/** What the picture reports. */
export interface SceneListener {
  /** A win is lit alone. */
  lit(win: LineWin): void;
  /** A reel has stopped. */
  reelStopped(reel: number, isScatter: boolean): void;
  /** A reel turns longer, since it can bring the free spins. */
  anticipated(): void;
}
