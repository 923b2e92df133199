import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { MessageRow } from '../../../chat/message.ts';
import type { MessageDraft } from '../../../chat/postMessage.ts';
import type { PlayerRow } from '../../../dispatch/context.ts';
import type { RoomRow } from '../../../live/room.ts';
import type { Draws } from '../draws.ts';

/** The context of an act in a room. */
export interface RoomBeat {
  readonly RoomID: string;
  readonly cast: readonly PlayerRow[];
  readonly draws: Draws;
}

/** A room and its messages. */
export interface TalkingRoom extends RoomBeat {
  readonly room: RoomRow;
  /** The newest messages first. */
  readonly recent: readonly MessageRow[];
  /** The language in which a page was last read, otherwise the product's first. */
  readonly language: LocaleID;
  /** The game of the recorded scene that the room shows. Undefined for another picture. */
  readonly scene: string | undefined;
}

/** A message of a player of the cast. */
export interface Line extends MessageDraft {
  readonly speaker: PlayerRow;
}
