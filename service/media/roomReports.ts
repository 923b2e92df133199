import type { Logger } from 'pino';
import type { MediaAuthority } from './authority.ts';
import type { LiveStream } from './fanOut/liveStream.ts';

const HEALTH_MS = 2000;

/** Tells the domain whether one room is on air and how its stream is. It tells again what was not taken. */
export class RoomReports {
  readonly #RoomID: string;
  readonly #authority: MediaAuthority;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #hasStarted = false;
  #work: Promise<void> = Promise.resolve();

  constructor(RoomID: string, { authority, log }: { readonly authority: MediaAuthority; readonly log: Logger }) {
    this.#RoomID = RoomID;
    this.#authority = authority;
    this.#log = log;
  }

  /** The room has a picture. Called with every frame; only the first call tells. */
  onAir(stream: LiveStream): void {
    if (this.#timer !== undefined) return;
    this.#timer = setInterval(() => this.#report(stream), HEALTH_MS);
    this.#timer.unref();
    this.#queue(() => this.#start());
  }

  /** The room is off air. Resolves when the domain knows, or could not be told. */
  end(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#timer !== undefined) this.#queue(() => this.#authority.publisherEnded(this.#RoomID));
    this.#timer = undefined;
    return this.#work;
  }

  #report(stream: LiveStream): void {
    const health = stream.readHealth();
    this.#queue(async () => {
      if (!this.#hasStarted) await this.#start();
      await this.#authority.reportHealth(this.#RoomID, health);
    });
  }

  async #start(): Promise<void> {
    await this.#authority.publisherStarted(this.#RoomID);
    this.#hasStarted = true;
  }

  /** One call after another, so that none overtakes another. */
  #queue(call: () => Promise<void>): void {
    this.#work = this.#work
      .then(call)
      .catch((error: unknown) =>
        this.#log.error({ err: error, RoomID: this.#RoomID }, 'the domain was not told of a stream'),
      );
  }
}
