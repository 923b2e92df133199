import type { Emote, FireRequest, FishPush, FishRoomView, RoomRefusal, ShotRefusal } from '#games/api/index.ts';
import type { RoomTransportState } from '../../transport/room/RoomTransport.ts';

/** The player's own figures. */
export interface OwnFish {
  /** Coins that the player can fire, those of the open hold included. Absent if the wallet did not answer. */
  readonly Balance?: number | undefined;
  /** Coins fired and won since the player sat down, and the number of shots. */
  readonly Staked: number;
  readonly Won: number;
  readonly Shots: number;
}

/** A room as the client enters it. */
export interface EnteredRoom {
  readonly View: FishRoomView;
  readonly Balance?: number | undefined;
  /** `GOLD`, or `DEMO` for coins of a demo, which are worth nothing. */
  readonly Currency: string;
}

export interface FishLinkListener {
  /** The room was entered, at first or after a lost connection. The view replaces all that was known. */
  entered(room: EnteredRoom): void;
  pushed(push: FishPush): void;
  own(own: OwnFish): void;
  /** The amounts of the pools. */
  pools(pools: FishRoomView['Pools']): void;
  /** A shot of the player that was refused after it was fired. It costs nothing. */
  refused(ShotID: string, reason: ShotRefusal): void;
  emote(SeatID: string, emote: Emote): void;
  changed(state: RoomTransportState): void;
}

/** A refusal of a call. Nothing has happened. */
export class FishRefused extends Error {
  readonly code: ShotRefusal | RoomRefusal;

  constructor(code: ShotRefusal | RoomRefusal) {
    super(`the room refuses: ${code}`);
    this.name = 'FishRefused';
    this.code = code;
  }
}

/** The connection of a client to its fishing room. After a loss it connects again by itself. */
export interface FishLink {
  readonly state: RoomTransportState;
  /** @throws FishRefused such as ROOM_FULL @throws AnswerLost if the server is not there. The caller may try again */
  enter(): Promise<void>;
  /** Fires a shot. Its result is pushed. @throws FishRefused @throws AnswerLost */
  fire(request: FireRequest): Promise<void>;
  /** @throws FishRefused @throws AnswerLost */
  choose(cannon: number): Promise<void>;
  /** @throws FishRefused @throws AnswerLost */
  freeze(): Promise<void>;
  /** @throws FishRefused @throws AnswerLost */
  emote(emote: Emote): Promise<void>;
  /** @returns a function that removes the listener */
  listen(listener: FishLinkListener): () => void;
}
