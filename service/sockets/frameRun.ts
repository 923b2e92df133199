import type { SharedText } from '#domain/connection/transport.ts';
import { encodeFrame, frameOf } from './textFrame.ts';

/**
 * The frames of a socket in their order. Sockets that get the same shared texts in the same order have the same run, so
 * the bytes of many messages are joined once instead of once per socket.
 */
export class FrameRun {
  /** In bytes, with the frame heads. */
  readonly length: number;
  readonly #before: FrameRun | undefined;
  readonly #frame: Buffer | undefined;
  #bytes: Buffer | undefined;
  /** The last shared text after this run, and the run with it. The next socket nearly always gets the same text. */
  #lastText: SharedText | undefined;
  #lastRun: FrameRun | undefined;
  #next: Map<SharedText, FrameRun> | undefined;

  /** Called without arguments, it returns the empty run. */
  constructor(before?: FrameRun, frame?: Buffer) {
    this.#before = before;
    this.#frame = frame;
    this.length = (before?.length ?? 0) + (frame?.length ?? 0);
  }

  /** Returns this run with a shared text: the same object for every socket. */
  withShared(shared: SharedText): FrameRun {
    if (this.#lastText === shared && this.#lastRun !== undefined) return this.#lastRun;
    this.#next ??= new Map();
    let run = this.#next.get(shared);
    if (run === undefined) {
      run = new FrameRun(this, frameOf(shared));
      this.#next.set(shared, run);
    }
    this.#lastText = shared;
    this.#lastRun = run;
    return run;
  }

  withOwn(text: string): FrameRun {
    return new FrameRun(this, encodeFrame(text));
  }

  /** The whole run as one buffer, created once. */
  get bytes(): Buffer {
    this.#bytes ??= this.#join();
    return this.#bytes;
  }

  #join(): Buffer {
    const frames = FrameRun.#framesOf(this);
    const [only] = frames;
    return only !== undefined && frames.length === 1 ? only : Buffer.concat(frames, this.length);
  }

  static #framesOf(last: FrameRun): readonly Buffer[] {
    const frames: Buffer[] = [];
    for (let run: FrameRun | undefined = last; run !== undefined; run = run.#before)
      if (run.#frame !== undefined) frames.push(run.#frame);
    return frames.reverse();
  }
}
