import type { LiveRoom } from '#protocol/entities/live.ts';

/** The fields of a room that playing needs. */
export type StreamedRoom = Pick<LiveRoom, 'Status' | 'DownStreamUrl'>;

/** The reports of a running stream. No report follows `stop`. */
export interface EngineEvents {
  readonly onData: () => void;
  readonly onLost: () => void;
  readonly onUnsupported: () => void;
}

/** A connection to a stream, shown in a video. */
export interface RunningStream {
  readonly stop: () => void;
}

/** Connects to a stream and shows it in a video. Does not call `video.play()`. */
export type StartEngine = (video: HTMLVideoElement, address: string, events: EngineEvents) => RunningStream;

/** A way to play: the loader of its code, and the address of a room's stream. */
export interface Engine {
  /** Set if the video itself controls its distance to the newest frame: the longest time until the first frame, in ms. */
  readonly ownPaceMs?: number;
  readonly load: () => Promise<StartEngine>;
  /** Empty if the room is off air for this engine. */
  readonly addressOf: (room: StreamedRoom) => string;
}
