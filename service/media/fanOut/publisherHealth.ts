import type { StreamHealth } from '#domain/live/publishing.ts';

/** The health of a publisher without the number of its viewers. */
export type PublisherHealth = Omit<StreamHealth, 'Watching'>;

/** A distance of this many times the usual one counts as missing frames. */
const MISSING_RATIO = 1.7;
/** The weight of a new distance in the moving average. */
const SMOOTHING = 0.05;
/** A longer distance counts as a pause, not as missing frames. */
const MAX_DISTANCE_MS = 5000;
const MAX_PIXELS = 16_384;

/** Limits a size, since a publisher can send any number. */
const pixelsOf = (written: number): number => Math.round(Math.min(MAX_PIXELS, Math.max(0, written)));

/** Measures a publisher between two readings. */
export class HealthMeter {
  #bytes = 0;
  #frames = 0;
  #since: number;
  #lastFrame: number | undefined;
  #usual: number | undefined;
  #lastKeyFrame: number | undefined;
  #keyFrameMs = 0;
  #dropped = 0;

  constructor(now: number) {
    this.#since = now;
  }

  bytes(count: number): void {
    this.#bytes += count;
  }

  /** @param timestamp milliseconds on the stream's time line */
  frame(timestamp: number, isKeyFrame: boolean): void {
    this.#frames += 1;
    if (isKeyFrame) {
      if (this.#lastKeyFrame !== undefined) this.#keyFrameMs = timestamp - this.#lastKeyFrame;
      this.#lastKeyFrame = timestamp;
    }
    const distance = this.#lastFrame === undefined ? 0 : timestamp - this.#lastFrame;
    this.#lastFrame = timestamp;
    if (distance <= 0 || distance > MAX_DISTANCE_MS) return;
    if (this.#usual === undefined) this.#usual = distance;
    if (distance > this.#usual * MISSING_RATIO) this.#dropped += Math.round(distance / this.#usual) - 1;
    else this.#usual += (distance - this.#usual) * SMOOTHING;
  }

  /** Returns the numbers since the last reading. */
  read(now: number, size: { readonly width: number; readonly height: number }): PublisherHealth {
    const seconds = Math.max(0.001, (now - this.#since) / 1000);
    const health = {
      Bitrate: Math.round((this.#bytes * 8) / seconds),
      Frames: Math.round((this.#frames * 10) / seconds),
      KeyFrameMs: this.#keyFrameMs,
      Dropped: this.#dropped,
      Width: pixelsOf(size.width),
      Height: pixelsOf(size.height),
    };
    this.#bytes = 0;
    this.#frames = 0;
    this.#since = now;
    return health;
  }
}
