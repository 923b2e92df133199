/** Milliseconds between the last frame of one publisher and the first of the next. */
const STEP_MS = 40;
/** A larger step means that the publisher restarted, or that a relay joined in the middle. */
const MAX_STEP_MS = 10_000;
/** A time stamp of one kind may be a little before the last one. */
const MAX_BACK_MS = 1000;
/** Sound and picture further apart than this have clocks that do not belong together. */
const MAX_APART_MS = 5000;

/** Sound and picture each have continuous time stamps. Their clocks may differ. */
export type TrackKind = 'audio' | 'video';

/** The last piece of a kind: the publisher's time stamp and its place in the timeline. */
interface Last {
  readonly stamped: number;
  readonly placed: number;
}

/**
 * Maps the time stamps of successive publishers to one time line without gaps, so that players continue. Sound and
 * picture have one offset, so that they stay together.
 */
export class Timeline {
  readonly #last: Record<TrackKind, Last | undefined> = { audio: undefined, video: undefined };
  /** Players have already received earlier pieces. */
  readonly #floor: Record<TrackKind, number> = { audio: 0, video: 0 };
  /** Added to a time stamp, in 32 bits that wrap around. Undefined until the publisher's first piece. */
  #offset: number | undefined;
  #newest = 0;
  #isEmpty = true;

  /** The latest time stamp on the time line. */
  get newest(): number {
    return this.#newest;
  }

  /** Continues the time line with another publisher. */
  carryOn(): void {
    this.#offset = undefined;
    for (const kind of ['audio', 'video'] as const) this.#restart(kind);
  }

  /**
   * @param timestamp of RTMP, 32 bits that wrap around
   * @returns undefined for a piece that lies before what players have of its kind
   */
  place(kind: TrackKind, timestamp: number): number | undefined {
    const placed = this.#next(kind, timestamp) ?? this.#begun(kind, timestamp);
    this.#last[kind] = { stamped: timestamp, placed };
    if (placed < this.#floor[kind]) return undefined;
    this.#isEmpty = false;
    this.#newest = Math.max(this.#newest, placed);
    return placed;
  }

  /** Returns the place by the clock of this kind, otherwise by the clock of the other kind. */
  #next(kind: TrackKind, timestamp: number): number | undefined {
    const last = this.#last[kind];
    if (last === undefined) return this.#beside(kind, timestamp);
    // Subtraction in 32 bits handles the wrap.
    const step = (timestamp - last.stamped) | 0;
    const placed = last.placed + step;
    if (Math.abs(step) <= MAX_BACK_MS) return placed;
    // A kind may pause for longer than a jump while the other kind goes on.
    const isPause = step > 0 && (step <= MAX_STEP_MS || Math.abs(placed - this.#newest) <= MAX_APART_MS);
    return this.#beside(kind, timestamp) ?? (isPause ? placed : undefined);
  }

  /** Takes the offset of the other kind, unless this kind already has one or the clocks do not belong together. */
  #beside(kind: TrackKind, timestamp: number): number | undefined {
    const last = this.#last[kind];
    if (this.#offset === undefined || (last !== undefined && offsetOf(last) === this.#offset)) return undefined;
    const apart = (timestamp + this.#offset - this.#newest) | 0;
    if (Math.abs(apart) > MAX_APART_MS) return undefined;
    this.#restart(kind);
    return this.#newest + apart;
  }

  /** Gives the kind a place after everything else. The other kind may follow. */
  #begun(kind: TrackKind, timestamp: number): number {
    this.#restart(kind);
    const placed = this.#isEmpty ? 0 : this.#newest + STEP_MS;
    this.#offset = offsetOf({ stamped: timestamp, placed });
    return placed;
  }

  #restart(kind: TrackKind): void {
    const last = this.#last[kind];
    if (last !== undefined) this.#floor[kind] = Math.max(this.#floor[kind], last.placed);
    this.#last[kind] = undefined;
  }
}

const offsetOf = ({ stamped, placed }: Last): number => (placed - stamped) | 0;
