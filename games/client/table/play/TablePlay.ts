import type { TableFile } from '#games/maths/tables/schema.ts';
import type { Clock } from '../../Game.ts';
import type { PageLink } from '../../page/pageLink.ts';
import { isPassing, RoomRefused, type RoomTransport } from '../../transport/room/RoomTransport.ts';
import { type BetListener, BetPlay } from './BetPlay.ts';
import { PlayStore } from './PlayStore.ts';
import { type ResultStage, type RoundListener, RoundPlay, type ShownEmote } from './RoundPlay.ts';
import type { PlayState } from './state.ts';

export interface PlayListener extends BetListener, RoundListener {
  changed(state: PlayState): void;
}

export interface PlayParts {
  readonly rules: TableFile;
  readonly room: RoomTransport;
  readonly stage: ResultStage;
  readonly page: PageLink;
  readonly clock: Clock;
  readonly randomID: () => string;
  readonly listener: PlayListener;
}

/** An entrance without an answer is repeated after this pause. */
const AGAIN_MS = 1000;

/** The player's side of a table: the seat, the chips, and the rounds. */
export class TablePlay {
  readonly #parts: PlayParts;
  readonly #store: PlayStore;
  readonly #rounds: RoundPlay;
  readonly bets: BetPlay;

  constructor(parts: PlayParts) {
    this.#parts = parts;
    this.#store = new PlayStore((state) => parts.listener.changed(state));
    this.#rounds = new RoundPlay({ ...parts, store: this.#store });
    this.bets = new BetPlay({ ...parts, store: this.#store, rounds: this.#rounds });
    parts.listener.changed(this.#store.state);
  }

  get state(): PlayState {
    return this.#store.state;
  }

  /** The time of the server, in milliseconds. */
  now(): number {
    return this.#rounds.now();
  }

  /** Takes a seat, also again after the connection ended. Without an answer, and while the room moves, it tries again. */
  async enter(): Promise<void> {
    const { room, clock } = this.#parts;
    try {
      await room.enter();
    } catch (error) {
      if (!(error instanceof RoomRefused) || isPassing(error.code)) clock.after(AGAIN_MS, () => void this.enter());
    }
  }

  /** Sets the client seed of the next bets. Undefined is a random one for each bet. */
  setSeed(seed: string | undefined): void {
    this.#store.change({ seed });
  }

  /** The coins changed outside of the table. */
  setBalance(Balance: number): void {
    const { table } = this.state;
    if (table !== undefined) this.#rounds.setOwn({ ...table.Own, Balance });
  }

  async emote(Emote: ShownEmote['Emote']): Promise<void> {
    await this.#parts.room.call('emote', { Emote }).catch(() => undefined);
  }
}
