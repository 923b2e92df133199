import type { AllowedViewer } from '../authority.ts';

/** Sends a viewer's bytes over a WebSocket or as an HTTP answer. */
export interface ViewerTransport {
  /** Writes one piece of the stream. All viewers share both forms of the buffer. */
  write(run: Run): void;
  /** Writes shared buffers in order. */
  writeAll(pieces: readonly Buffer[], bytes: number): void;
  /** Bytes that are written but have not left this process. */
  readonly queuedBytes: number;
  /** The number of players behind this transport. Absent means 1. */
  readonly watching?: number;
  end(why: ViewerEnd): void;
}

/** The tags of one turn, in a buffer that all viewers share. */
export interface Run {
  readonly framed: Buffer;
  /** The same bytes without the head of the WebSocket frame. */
  readonly bare: Buffer;
}

/** Why the server disconnects a viewer. */
export type ViewerEnd = 'offAir' | 'removed' | 'stalled' | 'restart' | 'stopping';

/** The block from which a viewer starts or restarts. */
export interface Start {
  /** Counts changes of the codec descriptions. */
  readonly generation: number;
  /**
   * Whether a key frame has arrived since the codecs were described. From then on it is certain whether there is sound.
   */
  readonly isSettled: boolean;
  readonly hasAudio: boolean;
  readonly header: Buffer;
  readonly configuration: readonly Buffer[];
  readonly gop: { readonly tags: readonly Buffer[]; readonly bytes: number; readonly number: number };
}

/** How a viewer handled a run: sent it, left out the first run, or left out a further run. */
export type Taken = 'sent' | 'skips' | 'waits';

/** The most bytes that wait for one viewer. The buffers are shared, so the limit bounds delay more than memory. */
const MAX_QUEUED_BYTES = 1024 * 1024;
/** A skipping viewer restarts when at most this many bytes wait. */
const RESUME_BYTES = 128 * 1024;
/** A viewer that skips for longer is disconnected. */
const MAX_SKIP_MS = 30_000;

/** One viewer of a stream. A slow viewer loses frames up to the next key frame, and never delays other viewers. */
export class Viewer {
  readonly id: string;
  /** Whether the viewer is the room's host. The host keeps the stream while it is hidden from viewers. */
  readonly isHost: boolean;
  readonly #transport: ViewerTransport;
  #isLive = false;
  #generation = -1;
  #hasAudio = false;
  /** The number of the key frame where the viewer last started. */
  #gop = -1;
  #allowedBytes = MAX_QUEUED_BYTES;
  #skippingSince: number | undefined;

  constructor({ viewer, isHost }: AllowedViewer, transport: ViewerTransport) {
    this.id = viewer;
    this.isHost = isHost;
    this.#transport = transport;
  }

  /** The number of players that watch through this viewer. */
  get watching(): number {
    return this.#transport.watching ?? 1;
  }

  /** Whether the viewer leaves frames out until a key frame. */
  get isSkipping(): boolean {
    return this.#skippingSince !== undefined;
  }

  /** Starts at the last key frame if the viewer has not had it yet. */
  start(start: Start): void {
    if (this.#isLive || start.gop.number <= this.#gop || start.gop.tags.length === 0) return;
    if (this.isSkipping && this.#transport.queuedBytes > RESUME_BYTES) return;
    const isNew = this.#generation === -1;
    if (!isNew && this.#hasAudio !== start.hasAudio) {
      this.#transport.end('restart');
      return;
    }
    const pieces = [
      ...(isNew ? [start.header] : []),
      ...(this.#generation === start.generation ? [] : start.configuration),
      ...start.gop.tags,
    ];
    const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
    this.#generation = start.generation;
    this.#hasAudio = start.hasAudio;
    this.#gop = start.gop.number;
    this.#isLive = true;
    this.#skippingSince = undefined;
    this.#allowedBytes = bytes + MAX_QUEUED_BYTES;
    this.#transport.writeAll(pieces, bytes);
  }

  /** Sends a run. A skipping viewer restarts here. */
  take(run: Run, start: Start, now: number): Taken {
    if (!this.#isLive) {
      if (this.#skippingSince !== undefined && now - this.#skippingSince > MAX_SKIP_MS) this.#transport.end('stalled');
      else this.start(start);
      return 'waits';
    }
    const queued = this.#transport.queuedBytes;
    if (queued <= RESUME_BYTES) this.#allowedBytes = MAX_QUEUED_BYTES;
    if (queued > this.#allowedBytes) {
      this.#isLive = false;
      this.#skippingSince = now;
      return 'skips';
    }
    if (start.isSettled && this.#hasAudio !== start.hasAudio) {
      this.#transport.end('restart');
      return 'waits';
    }
    this.#generation = start.generation;
    this.#gop = start.gop.number;
    this.#transport.write(run);
    return 'sent';
  }

  end(why: ViewerEnd): void {
    this.#transport.end(why);
  }
}
