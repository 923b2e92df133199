import { MESSAGE } from './messages.ts';

/** The chunk size that this side announces before it sends longer messages. */
export const WRITE_CHUNK_BYTES = 4096;
/** The chunk streams of sent messages. */
export const CHUNK_STREAM = { control: 2, command: 3, data: 4, video: 6, audio: 7 } as const;

interface Written {
  readonly chunkStream: number;
  readonly type: number;
  readonly streamID?: number;
  readonly timestamp?: number;
  readonly payload: Buffer;
}

/** Writes a message with full headers, in chunks of the announced size. */
export function writeMessage({ chunkStream, type, streamID = 0, timestamp = 0, payload }: Written): Buffer {
  const isExtended = timestamp >= 0xffffff;
  const head = Buffer.alloc(12 + (isExtended ? 4 : 0));
  head[0] = chunkStream;
  head.writeUIntBE(isExtended ? 0xffffff : timestamp, 1, 3);
  head.writeUIntBE(payload.length, 4, 3);
  head[7] = type;
  head.writeUInt32LE(streamID, 8);
  if (isExtended) head.writeUInt32BE(timestamp, 12);
  const pieces = [head, payload.subarray(0, WRITE_CHUNK_BYTES)];
  const next = Buffer.concat([Buffer.of(0xc0 | chunkStream), isExtended ? head.subarray(12) : Buffer.alloc(0)]);
  for (let at = WRITE_CHUNK_BYTES; at < payload.length; at += WRITE_CHUNK_BYTES)
    pieces.push(next, payload.subarray(at, at + WRITE_CHUNK_BYTES));
  return Buffer.concat(pieces);
}

const control = (type: number, payload: Buffer): Buffer =>
  writeMessage({ chunkStream: CHUNK_STREAM.control, type, payload });

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

export const chunkSizeMessage = (): Buffer => control(MESSAGE.setChunkSize, number32(WRITE_CHUNK_BYTES));
export const windowSizeMessage = (bytes: number): Buffer => control(MESSAGE.windowSize, number32(bytes));
/** Limit type 2 (dynamic), as other servers send it. */
export const peerBandwidthMessage = (bytes: number): Buffer =>
  control(MESSAGE.peerBandwidth, Buffer.concat([number32(bytes), Buffer.of(2)]));
export const acknowledgementMessage = (received: number): Buffer =>
  control(MESSAGE.acknowledgement, number32(received));
export const userControlMessage = (event: number, value: Buffer): Buffer =>
  control(MESSAGE.userControl, Buffer.concat([Buffer.of(0, event), value]));
export const streamBeginValue = (streamID: number): Buffer => number32(streamID);
