import type { LiveRoom } from '#protocol/entities/live.ts';

/**
 * What a stream does now.
 *
 * - `idle`: no room is entered.
 * - `loading`: waits for the room, the player's code or the first frame.
 * - `playing`: the picture moves.
 * - `stalled`: the picture stopped and the stream starts again. The last frame stays, blurred.
 * - `reconnecting`: the connection is lost and the next attempt waits.
 * - `offAir`: nobody sends to the room.
 * - `refused`: the service refuses the player: removed, blocked, no such room (`error` says which).
 * - `unsupported`: this browser can't play the stream.
 * - `elsewhere`: another tab of this browser plays it.
 */
export type StreamState =
  | 'idle'
  | 'loading'
  | 'playing'
  | 'stalled'
  | 'reconnecting'
  | 'offAir'
  | 'refused'
  | 'unsupported'
  | 'elsewhere';

/** The place of this tab's connection in the room (30120). Visitors are in no room: they only watch. */
export type Membership =
  | { readonly state: 'none' | 'joining' | 'watching' }
  | {
      readonly state: 'joined';
      /** The position of the room's chat at the join. */
      readonly Epoch: string;
      readonly Seq: number;
      /** The end of the host's mute. Empty: not muted. */
      readonly MutedUntil: string;
    };

/** What the stage shows. A new object after each change. */
export interface LiveSnapshot {
  /** The entered room. undefined: none. */
  readonly roomID: string | undefined;
  /** The newest data of the room: the answer of the join, kept up to date by 30142 and 30322. */
  readonly room: LiveRoom | undefined;
  readonly membership: Membership;
  readonly state: StreamState;
  /** Why the state is `refused`. */
  readonly error: Error | undefined;
  /** The picture stops often or arrives slowly: tell the viewer. */
  readonly hasPoorConnection: boolean;
  readonly muted: boolean;
  /** The browser starts the picture only after a press (`retry`). */
  readonly needsPress: boolean;
}

export interface EnterOptions {
  readonly onlyIfFree?: boolean;
}

/** The single player of this page: its one `<video>`, and the room of its connection. */
export interface LiveStage {
  readonly snapshot: () => LiveSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Joins a room and plays it. A second call for the same room changes nothing. The room is taken from another tab of this browser, unless
   * `onlyIfFree`: then nothing is entered while another tab has a room.
   */
  readonly enter: (roomID: string, options?: EnterOptions) => void;
  /** Leaves the room and stops the picture. */
  readonly leave: () => void;
  readonly setMuted: (muted: boolean) => void;
  /** The host's preview: plays the stream of the room while a publisher sends it, also where viewers do not see it. */
  readonly setPreview: (isSent: boolean) => void;
  /** Starts the stream again at once: without waiting for the next attempt, after a refused autoplay, or from another tab. */
  readonly retry: () => void;
  /**
   * Puts the video into an element. The newest element has it; the video goes on playing while it moves.
   * @returns gives it back: the element before has it then
   */
  readonly attach: (element: HTMLElement) => () => void;
  /** The video itself, for full screen and picture in picture. undefined before the first room. */
  readonly video: () => HTMLVideoElement | undefined;
}

export const IDLE: LiveSnapshot = {
  roomID: undefined,
  room: undefined,
  membership: { state: 'none' },
  state: 'idle',
  error: undefined,
  hasPoorConnection: false,
  muted: true,
  needsPress: false,
};
