import type { SpinOutcome, Win } from '#games/api/index.ts';
import type { WinSize } from '../round/winSize.ts';
import type { BoardLayer, MakeLayer, MountedLayer, SceneLayer } from './SceneLayer.ts';
import type { TumbleBoard } from './TumbleBoard.ts';

export interface ReelScene {
  /** The board of a game with tumbles. */
  readonly tumbleBoard?: TumbleBoard | undefined;
  /**
   * Turns the reels until their outcome is known.
   *
   * @param held the reels that stay still
   */
  startReels(kind: SpinOutcome['kind'], held?: readonly number[]): void;
  /** Stops the reels on a spin, one after another. Resolves when all of them are still. */
  stopReels(spin: SpinOutcome): Promise<void>;
  /**
   * Moves the last reel by one symbol, 1 downwards and -1 upwards. Resolves when it is still.
   *
   * @param spin the spin after the step
   */
  stepReel(spin: SpinOutcome, by: 1 | -1): Promise<void>;
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
  /** Darkens the board behind a banner, or hides it behind a show that fills the window. */
  setBoard(board: 'bright' | 'dimmed' | 'hidden'): void;
  /** Adds a layer over the board, or behind it. Undefined if the scene draws nothing. */
  mount<Layer extends SceneLayer>(make: MakeLayer<Layer>, place?: 'front' | 'behind'): MountedLayer<Layer> | undefined;
  /**
   * Adds a layer behind the symbols, between symbols and frame, or over the frame, in units of the board. Undefined if the scene draws
   * nothing.
   */
  mountOnBoard<Layer extends BoardLayer>(
    place: 'ground' | 'window' | 'over',
    make: MakeLayer<Layer>,
  ): MountedLayer<Layer> | undefined;
  /** Hides the symbols of the reels while a layer takes their place. */
  setSymbols(symbols: 'shown' | 'hidden'): void;
  /** Hides the mascot while a layer takes its place. */
  setMascot(mascot: 'shown' | 'hidden'): void;
  /** The mascot leaps to a point of the board at the size of its look. Resolves at the end of the leap. */
  stepMascot(x: number, y: number, seconds: number): Promise<void>;
  /** The mascot goes back to its place. */
  liftMascot(): void;
  /** The mascot looks up. */
  alertMascot(): void;
  /** Stops while a sheet covers the whole game. */
  setCovered(isCovered: boolean): void;
}

export interface SceneListener {
  /** A single win is lit. */
  lit(win: Win): void;
  reelStopped(reel: number, isScatter: boolean): void;
  /** A reel turns longer, since it can bring the free spins. */
  anticipated(): void;
  /** The mascot throws a multiple, or a thrown multiple has hit its cell. */
  threw?(moment: 'thrown' | 'orb'): void;
  /** A tall symbol climbs out of its reel, or roars. */
  tall(moment: 'climb' | 'roar'): void;
  /** The board has another place. */
  resized(): void;
  /** The device has taken the picture away for good. */
  pictureLost(): void;
}
