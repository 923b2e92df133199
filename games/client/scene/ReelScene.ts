import type { SpinOutcome, Win } from '#games/api/index.ts';
import type { WinSize } from '../round/winSize.ts';

export interface ReelScene {
  /** Turns the reels until their outcome is known. */
  startReels(kind: SpinOutcome['kind']): void;
  /** Stops the reels on a spin, one after another. Resolves when all of them are still. */
  stopReels(spin: SpinOutcome): Promise<void>;
  placeReels(spin: SpinOutcome): void;
  /** Stops the reels on their earlier window. */
  returnReels(): void;
  showWins(wins: readonly Win[]): void;
  clearWins(): void;
  celebrate(size: WinSize): void;
  calm(): void;
  /** Changes between the ordinary scene and the scene of the free spins. */
  setFeature(isFree: boolean): void;
  /** Turns the reels with the strips of a variant. */
  setVariant(variant: string): void;
  /** Reduces decorative motion. */
  setReducedMotion(isReduced: boolean): void;
  /** Darkens the board behind a banner. */
  setDimmed(isDimmed: boolean): void;
  /** Stops while a sheet covers the whole game. */
  setCovered(isCovered: boolean): void;
}

export interface SceneListener {
  /** A single win is lit. */
  lit(win: Win): void;
  reelStopped(reel: number, isScatter: boolean): void;
  /** A reel turns longer, since it can bring the free spins. */
  anticipated(): void;
}
