import type { LiveRoom } from '#protocol/entities/live.ts';

/**
 * The state of a stream.
 * - `idle`: no room is entered.
 * - `loading`: waits for the room, the player's code or the first frame.
 * - `playing`: the picture moves.
 * - `stalled`: the picture stopped and the stream restarts. The last frame stays, blurred.
 * - `reconnecting`: the connection is lost and the next attempt waits.
 * - `offAir`: the room has no publisher.
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

/** The membership of this tab's connection in the room (30120). Visitors only watch, without a membership. */
export type Membership =
  | { readonly state: 'none' | 'joining' | 'watching' }
  | {
      readonly state: 'joined';
      /** The position of the room's chat at the join. */
      readonly Epoch: string;
      readonly Seq: number;
      readonly MutedUntil: string;
    };

export interface LiveSnapshot {
  readonly roomID: string | undefined;
  /** The newest data of the room: the join's answer with the changes of 30142 and 30322. */
  readonly room: LiveRoom | undefined;
  readonly membership: Membership;
  readonly state: StreamState;
  readonly error: Error | undefined;
  readonly hasPoorConnection: boolean;
  readonly muted: boolean;
  /** Whether the browser starts the picture only after a press (`retry`). */
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
   * Joins a room and plays it. A second call for the same room changes nothing. Takes the room from another tab of this browser; with
   * `onlyIfFree`, does nothing while another tab has a room.
   */
  readonly enter: (roomID: string, options?: EnterOptions) => void;
  readonly leave: () => void;
  readonly setMuted: (muted: boolean) => void;
  /** The host's preview: plays the publisher's stream, also while viewers do not see it. */
  readonly setPreview: (isSent: boolean) => void;
  /** Restarts the stream immediately: during a wait, after a refused autoplay, or from another tab. */
  readonly retry: () => void;
  /**
   * Moves the playing video into an element. The newest element gets it.
   *
   * @returns a function that returns it to the previous element
   */
  readonly attach: (element: HTMLElement) => () => void;
  /** The video, for full screen and picture in picture. Undefined before the first room. */
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
