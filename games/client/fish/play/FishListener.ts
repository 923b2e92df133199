import type { Emote, ShotResult } from '#games/api/index.ts';
import type { ClientShot } from './Flights.ts';
import type { FishNow } from './Shoal.ts';
import type { FishState } from './state.ts';

/** Moments that the player sees and hears. */
export interface FishListener {
  changed(state: FishState): void;
  /** A cannon fired. */
  fired(shot: ClientShot): void;
  /** A shot reached a fish. Only its result says whether the fish is caught. */
  met(shot: ClientShot, fish: FishNow): void;
  /** A stored result. @param fish undefined if the client does not show it any more */
  result(result: ShotResult, fish: FishNow | undefined, isOwn: boolean): void;
  /** A shot is over without a result, and cost nothing. */
  over(shot: ClientShot): void;
  /** Results of the player that a lost connection hid. */
  missed(results: readonly ShotResult[]): void;
  /** The player chose a fish. */
  chosen(fish: FishNow): void;
  frozen(): void;
  emote(SeatID: string, emote: Emote): void;
}
