import type { LiveRoom } from '#protocol/entities/live.ts';

/** What a stream is played by. */
export type StreamedRoom = Pick<LiveRoom, 'Status' | 'DownStreamUrl'>;

/** What a running stream reports. After `stop` it reports nothing. */
export interface EngineEvents {
  /** Bytes came. */
  readonly onData: () => void;
  /** The connection ended or failed, or the decoder gave up. */
  readonly onLost: () => void;
  /** The stream has a codec that this browser can't play. */
  readonly onUnsupported: () => void;
}

/** One connection to a stream, into one video. */
export interface RunningStream {
  readonly stop: () => void;
}

/** Connects to a stream and shows it in a video. It does not call `video.play()`. */
export type StartEngine = (video: HTMLVideoElement, address: string, events: EngineEvents) => RunningStream;

/** A way to play: how its code loads, and which address of a room it takes. */
export interface Engine {
  /** The video keeps its own distance to the newest frame, and may take this long until the first one, in ms. Absent: it does not. */
  readonly ownPaceMs?: number;
  readonly load: () => Promise<StartEngine>;
  /** Empty: the room is off air for it. */
  readonly addressOf: (room: StreamedRoom) => string;
}
