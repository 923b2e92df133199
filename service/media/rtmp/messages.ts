/** An RTMP message, assembled from its chunks. */
export interface RtmpMessage {
  readonly type: number;
  /** Milliseconds, 32 bits that wrap around. */
  readonly timestamp: number;
  readonly streamID: number;
  readonly payload: Buffer;
}

export const MESSAGE = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  dataAmf3: 15,
  commandAmf3: 17,
  data: 18,
  command: 20,
} as const;

/** Events of user control messages. */
export const CONTROL = { streamBegin: 0, pingRequest: 6, pingResponse: 7 } as const;
