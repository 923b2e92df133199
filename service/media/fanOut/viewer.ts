import type { AllowedViewer } from '../authority.ts';

/** How a viewer's bytes leave: over a WebSocket or as an HTTP answer. */
export interface ViewerTransport {
  /** Writes one piece of the stream. Both forms are shared by all viewers: with the head of a WebSocket frame, and bare. */
  write(run: Run): void;
  /** Writes shared buffers one behind the other. */
  writeAll(pieces: readonly Buffer[], bytes: number): void;
  /** Bytes that were written and have not left this process. */
  readonly queuedBytes: number;
  /** How many watch by it. Absent: one. */
  readonly watching?: number;
  end(why: ViewerEnd): void;
}

/** The tags of one turn, in one buffer for all viewers. */
export interface Run {
  readonly framed: Buffer;
  /** The same bytes without the frame's head. */
  readonly bare: Buffer;
}

/** Why a viewer is sent away. */
export type ViewerEnd = 'offAir' | 'removed' | 'stalled' | 'restart' | 'stopping';

/** What a viewer that begins, or begins again, is sent. */
export interface Start {
  /** Counts the changes of what describes the codecs. */
  readonly generation: number;
  /** Whether a key frame came since the codecs were described, so that it is known whether there is sound. */
  readonly isSettled: boolean;
  readonly hasAudio: boolean;
  readonly header: Buffer;
  readonly configuration: readonly Buffer[];
  readonly gop: { readonly tags: readonly Buffer[]; readonly bytes: number; readonly number: number };
}

/** What became of a run: sent, the first that is left out, or left out like the one before. */
export type Taken = 'sent' | 'skips' | 'waits';

/** Most that waits for one viewer. The buffers are shared, so that this bounds delay more than memory. */
const MAX_QUEUED_BYTES = 1024 * 1024;
/** A skipping viewer begins again when no more than this waits. */
const RESUME_BYTES = 128 * 1024;
/** A viewer that skips for so long takes nothing. */
const MAX_SKIP_MS = 30_000;

/** One viewer of a stream. A slow one loses frames up to the next key frame, and is never waited for. */
export class Viewer {
  readonly id: string;
  /** The room's host, who keeps the stream when viewers do not see it. */
  readonly isHost: boolean;
  readonly #transport: ViewerTransport;
  #isLive = false;
  #generation = -1;
  #hasAudio = false;
  /** The key frame that the viewer began at last. */
  #gop = -1;
  #allowedBytes = MAX_QUEUED_BYTES;
  #skippingSince: number | undefined;

  constructor({ viewer, isHost }: AllowedViewer, transport: ViewerTransport) {
    this.id = viewer;
    this.isHost = isHost;
    this.#transport = transport;
  }

  /** How many watch by this viewer: one, or the players behind an ffmpeg that reads it for them. */
  get watching(): number {
    return this.#transport.watching ?? 1;
  }

  /** Whether the viewer left frames out and waits for a key frame. */
  get isSkipping(): boolean {
    return this.#skippingSince !== undefined;
  }

  /** Begins at the last key frame if there is one that the viewer has not had. */
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

  /** Takes what just came. A viewer that skips begins again by itself. */
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
