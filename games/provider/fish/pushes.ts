import type { FishPush, ShotRefusal, ShotResult } from '#games/api/index.ts';

type Parts = Omit<FishPush, 'Push' | 'Now'>;

/** Gathers the changes of a room for the push of its tick. */
export class Pushes {
  #parts: { -readonly [Name in keyof Parts]: Parts[Name] } = {};

  /** Replaces parts that are whole each time. */
  set(parts: Pick<Parts, 'Clock' | 'Seats'>): void {
    Object.assign(this.#parts, parts);
  }

  fish(fish: NonNullable<Parts['Fish']>): void {
    if (fish.length > 0) this.#parts.Fish = [...(this.#parts.Fish ?? []), ...fish];
  }

  flies(shot: NonNullable<Parts['Flying']>[number]): void {
    this.#parts.Flying = [...(this.#parts.Flying ?? []), shot];
  }

  decided(shot: ShotResult): void {
    this.#parts.Shots = [...(this.#parts.Shots ?? []), shot];
  }

  /** Only the player of the shot gets the reason, as an answer of its own. */
  free(ShotID: string, Seat: number): void {
    this.#parts.Free = [...(this.#parts.Free ?? []), { ShotID, Seat }];
  }

  /** The push of a tick. Undefined if nothing has changed. */
  take(Now: number): FishPush | undefined {
    const parts = this.#parts;
    this.#parts = {};
    return Object.keys(parts).length === 0 ? undefined : { Push: 'fish', Now, ...parts };
  }
}

/** Called for a player whose shot was refused after it was fired. */
export type OnRefused = (SessionID: string, ShotID: string, reason: ShotRefusal) => void;
