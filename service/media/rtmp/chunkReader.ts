import { MESSAGE, type RtmpMessage } from './messages.ts';
import { RtmpError } from './rtmpError.ts';

/** The most memory that one connection may occupy. */
export interface ChunkLimits {
  /** The most chunk streams open at once. */
  readonly chunkStreams: number;
  readonly messageBytes: number;
  /** The most bytes of all incomplete messages. */
  readonly openBytes: number;
}

const DEFAULT_CHUNK_BYTES = 128;
/** A larger announced size means this one, the most bytes of a message. */
const MAX_CHUNK_BYTES = 0xffffff;
const MAX_ANNOUNCED_BYTES = 0x7fffffff;
/** A first time stamp below this may also be the step of the next chunks. */
const MAX_STEP_MS = 1000;
const EXTENDED = 0xffffff;

interface ChunkStream {
  timestamp: number;
  step: number;
  length: number;
  type: number;
  streamID: number;
  /** The extended time stamp or step of the last header, if it had one. */
  extended: number | undefined;
  /** The payload of the current message, with `filled` bytes received. */
  payload: Buffer | undefined;
  filled: number;
}

interface OpenChunk {
  readonly id: number;
  readonly stream: ChunkStream;
  /** The missing bytes of the chunk. */
  left: number;
}

/** Assembles messages from chunks. Keeps only incomplete messages and at most one incomplete header. */
export class ChunkReader {
  limits: ChunkLimits;
  readonly #streams = new Map<number, ChunkStream>();
  #chunkBytes = DEFAULT_CHUNK_BYTES;
  #openBytes = 0;
  #pending: Buffer = Buffer.alloc(0);
  #open: OpenChunk | undefined;

  constructor(limits: ChunkLimits) {
    this.limits = limits;
  }

  /** The number of buffered bytes of the peer. */
  get heldBytes(): number {
    return this.#openBytes + this.#pending.length;
  }

  /**
   * Reads the next bytes. Handles messages that set the chunk size or abort, and yields all others.
   * @throws RtmpError if a limit is exceeded or a chunk is malformed
   */
  *read(bytes: Buffer): Generator<RtmpMessage, void, void> {
    let rest = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    this.#pending = Buffer.alloc(0);
    while (rest.length > 0) {
      if (this.#open === undefined) {
        const used = this.#readHeader(rest);
        if (used === 0) {
          // A copy, so that a few bytes do not keep the whole piece in memory.
          this.#pending = Buffer.from(rest);
          return;
        }
        rest = rest.subarray(used);
      }
      const { message, used } = this.#fill(rest);
      rest = rest.subarray(used);
      if (message === undefined) continue;
      if (message.type === MESSAGE.setChunkSize) this.#setChunkSize(message.payload);
      else if (message.type === MESSAGE.abort) this.#abort(message.payload);
      else yield message;
    }
  }

  /** Opens a chunk. @returns the bytes of its header; 0 while it is incomplete */
  #readHeader(bytes: Buffer): number {
    const first = bytes[0] ?? 0;
    const format = first >> 6;
    const short = first & 0x3f;
    const basic = short === 0 ? 2 : short === 1 ? 3 : 1;
    const size = basic + (HEADER_BYTES[format] ?? 0);
    if (bytes.length < size) return 0;
    const id =
      short === 0 ? 64 + byteAt(bytes, 1) : short === 1 ? 64 + byteAt(bytes, 1) + byteAt(bytes, 2) * 256 : short;
    const known = this.#streams.get(id);
    if (known === undefined && format !== 0)
      throw new RtmpError('chunk', 'a chunk stream begins without a whole header');
    if (known === undefined && this.#streams.size >= this.limits.chunkStreams)
      throw new RtmpError('chunkStreams', 'more chunk streams than a publisher uses');
    const field = format === 3 ? 0 : bytes.readUIntBE(basic, 3);
    const isExtended = format === 3 ? repeatsStamp(bytes.subarray(size), known) : field === EXTENDED;
    const whole = size + (isExtended ? 4 : 0);
    if (bytes.length < whole) return 0;
    const stream = known ?? newStream();
    this.#streams.set(id, stream);
    const extended = isExtended ? bytes.readUInt32BE(size) : undefined;
    if (stream.payload === undefined) this.#begin(stream, format, { bytes, at: basic, field, extended });
    else if (format !== 3) throw new RtmpError('chunk', 'a message begins inside another of its chunk stream');
    this.#open = { id, stream, left: Math.min(this.#chunkBytes, stream.length - stream.filled) };
    return whole;
  }

  #begin(
    stream: ChunkStream,
    format: number,
    { bytes, at, field, extended }: { bytes: Buffer; at: number; field: number; extended: number | undefined },
  ): void {
    const time = extended ?? field;
    if (format < 2) {
      stream.length = bytes.readUIntBE(at + 3, 3);
      stream.type = byteAt(bytes, at + 6);
    }
    if (format === 0) {
      stream.streamID = bytes.readUInt32LE(at + 7);
      stream.timestamp = time;
      // ffmpeg leaves the header out if the step equals the first time stamp.
      stream.step = time < MAX_STEP_MS ? time : 0;
    } else {
      if (format !== 3) stream.step = time;
      stream.timestamp = (stream.timestamp + stream.step) >>> 0;
    }
    if (format !== 3) stream.extended = extended;
    if (stream.length > this.limits.messageBytes)
      throw new RtmpError('messageSize', `a message of ${stream.length} bytes`);
    if (this.#openBytes + stream.length > this.limits.openBytes)
      throw new RtmpError('messageSize', 'too many bytes in messages that are not complete');
    this.#openBytes += stream.length;
    stream.payload = Buffer.allocUnsafeSlow(stream.length);
    stream.filled = 0;
  }

  #fill(bytes: Buffer): { readonly message?: RtmpMessage; readonly used: number } {
    const open = this.#open;
    if (open === undefined) return { used: 0 };
    const { stream } = open;
    const { payload } = stream;
    const used = Math.min(open.left, bytes.length);
    if (payload !== undefined) bytes.copy(payload, stream.filled, 0, used);
    stream.filled += used;
    open.left -= used;
    if (open.left > 0) return { used };
    this.#open = undefined;
    if (payload === undefined || stream.filled < stream.length) return { used };
    const { type, timestamp, streamID } = stream;
    this.#forget(stream);
    return { message: { type, timestamp, streamID, payload }, used };
  }

  #forget(stream: ChunkStream): void {
    if (stream.payload !== undefined) this.#openBytes -= stream.length;
    stream.payload = undefined;
    stream.filled = 0;
  }

  #setChunkSize(payload: Buffer): void {
    const size = payload.length >= 4 ? payload.readUInt32BE(0) : 0;
    if (size < 1 || size > MAX_ANNOUNCED_BYTES) throw new RtmpError('chunk', 'a chunk size that is not allowed');
    this.#chunkBytes = Math.min(size, MAX_CHUNK_BYTES);
  }

  #abort(payload: Buffer): void {
    const stream = payload.length >= 4 ? this.#streams.get(payload.readUInt32BE(0)) : undefined;
    if (stream !== undefined) this.#forget(stream);
  }
}

/** Bytes of a message header by format. */
const HEADER_BYTES = [11, 7, 3, 0] as const;

const byteAt = (bytes: Buffer, at: number): number => bytes[at] ?? 0;

/**
 * Whether a chunk without a header has the extended time stamp. A continuation may leave it out, or repeat the step or
 * the whole time stamp. With fewer than four bytes the first ones decide.
 */
function repeatsStamp(bytes: Buffer, stream: ChunkStream | undefined): boolean {
  if (stream?.extended === undefined) return false;
  if (stream.payload === undefined) return true;
  const next = bytes.subarray(0, 4);
  return [stream.extended, stream.timestamp].some((stamp) => {
    const repeated = Buffer.alloc(4);
    repeated.writeUInt32BE(stamp);
    return repeated.subarray(0, next.length).equals(next);
  });
}

const newStream = (): ChunkStream => ({
  timestamp: 0,
  step: 0,
  length: 0,
  type: 0,
  streamID: 0,
  extended: undefined,
  payload: undefined,
  filled: 0,
});
