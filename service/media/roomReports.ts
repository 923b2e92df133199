import type { Logger } from 'pino';
import type { StreamHealth } from '#domain/live/publishing.ts';
import type { MediaAuthority } from './authority.ts';
import type { LiveStream } from './fanOut/liveStream.ts';

const HEALTH_MS = 2000;

export interface ReportParts {
  readonly authority: MediaAuthority;
  readonly log: Logger;
  /** Called when the domain has another publisher for the room. */
  readonly onReplaced: (PublisherID: string) => void;
}

/** Reports to the domain whether one room is on air, and its health. Repeats reports that failed. */
export class RoomReports {
  readonly #RoomID: string;
  readonly #parts: ReportParts;
  #timer: NodeJS.Timeout | undefined;
  /** The publisher that has a picture. */
  #present = '';
  /** The publisher that was reported to the domain. */
  #reported = '';
  #work: Promise<void> = Promise.resolve();

  constructor(RoomID: string, parts: ReportParts) {
    this.#RoomID = RoomID;
    this.#parts = parts;
  }

  /** Reports a publisher with a picture. Called with every frame; reports the first frame of a publisher. */
  onAir(stream: LiveStream, PublisherID: string): void {
    if (this.#present === PublisherID) return;
    this.#present = PublisherID;
    this.#timer ??= setInterval(() => this.#report(stream), HEALTH_MS).unref();
    this.#queue(() => this.#start());
  }

  /** Takes the room off air. Resolves when the domain has the report, or was not reachable. */
  end(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const PublisherID = this.#present;
    this.#present = '';
    if (PublisherID !== '')
      this.#queue(() => this.#parts.authority.publisherEnded({ RoomID: this.#RoomID, PublisherID }));
    return this.#work;
  }

  /** Ends the reports without taking the room off air. */
  leave(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#present = '';
    return this.#work;
  }

  #report(stream: LiveStream): void {
    const health: StreamHealth = { ...stream.readHealth(), Watching: stream.watching };
    this.#queue(async () => {
      await this.#start();
      const PublisherID = this.#present;
      if (PublisherID === '') return;
      const isPresent = await this.#parts.authority.reportHealth({ RoomID: this.#RoomID, PublisherID }, health);
      if (isPresent || this.#present !== PublisherID) return;
      this.#present = '';
      this.#parts.onReplaced(PublisherID);
    });
  }

  async #start(): Promise<void> {
    const PublisherID = this.#present;
    if (PublisherID === '' || PublisherID === this.#reported) return;
    await this.#parts.authority.publisherStarted({ RoomID: this.#RoomID, PublisherID });
    this.#reported = PublisherID;
  }

  /** Runs the calls in order. */
  #queue(call: () => Promise<void>): void {
    const report = (error: unknown): void =>
      this.#parts.log.error({ err: error, RoomID: this.#RoomID }, 'a stream was not reported');
    this.#work = this.#work.then(call).catch(report);
  }
}
