import type { Emote, FishPush, ShotRefusal, ShotResult } from '#games/api/index.ts';

type Parts = Omit<FishPush, 'Push' | 'Now' | 'Revision'>;

/** Gathers the changes of a room for the push of its tick. */
export class Pushes {
  #parts: { -readonly [Name in keyof Parts]: Parts[Name] } = {};
  #revision = 0;

  /** The number of the last push. */
  get revision(): number {
    return this.#revision;
  }

  /** Replaces parts that are whole each time. */
  set(parts: Pick<Parts, 'Clock' | 'Seats' | 'Pools'>): void {
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

  emote(SeatID: string, emote: Emote): void {
    this.#parts.Emotes = [...(this.#parts.Emotes ?? []), { SeatID, Emote: emote }];
  }

  /** The push of a tick. Undefined if nothing has changed. */
  take(Now: number): FishPush | undefined {
    const parts = this.#parts;
    this.#parts = {};
    if (Object.keys(parts).length === 0) return undefined;
    this.#revision += 1;
    return { Push: 'fish', Revision: this.#revision, Now, ...parts };
  }
}

/** Events of a room for a single player. */
export interface FishEvents {
  /** The figures of a player have changed. */
  ownChanged(SessionID: string): void;
  /** A shot was refused after it was fired. */
  shotRefused(SessionID: string, ShotID: string, reason: ShotRefusal): void;
  /** The seat of a player is free, since the wallet accepts no stakes of the player now. */
  seatFreed(SessionID: string): void;
  /** This process does not run the room any more, or starts over. All players have to enter again. */
  dropped(): void;
}
