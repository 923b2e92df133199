import type { FishPlay } from '../play/FishPlay.ts';
import type { ClientShot } from '../play/Flights.ts';
import type { FishNow } from '../play/Shoal.ts';
import type { FishState } from '../play/state.ts';
import type { FieldView } from './FieldView.ts';

/** A point of the window, and the height of the fish there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Draws the sea. Points are those of the window. */
export interface FishStage {
  readonly view: FieldView;
  resize(width: number, height: number): void;
  update(state: FishState): void;
  /** Aims the own cannon. */
  aimAt(x: number, y: number): void;
  fired(shot: ClientShot): void;
  /** A shot reached a fish. */
  met(shot: ClientShot, fish: FishNow): void;
  /** Pulls a caught fish to the seat. @param coins how many are drawn @returns where it was caught */
  caught(fish: FishNow, seat: number, coins: number): Spot;
  /** The reticle turns onto a fish. */
  locked(): void;
  spotOf(fish: FishNow): Spot;
  /** Draws a frame. @param seconds since the last one */
  draw(play: FishPlay, seconds: number): void;
}
