import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#features/base/client/index.ts';
import { getRooms } from '#protocol/operations/live.ts';
import { numberOf, publishDrawn } from '#service/testing/drawnStream.ts';
import { isFrame, watchFlv } from '#service/testing/flvViewer.ts';
import { type Disturbance, findStandstills, findWrongFrame, type SeenFrame } from './streamChecks.ts';

const FRAME_MS = 100;
/** A room has a key frame each second. */
const KEY_EVERY = 10;
/** The pause of an encoder before it connects again. */
const ENCODER_AGAIN_MS = 1000;
/** The rules of the page: a picture without a frame for this long is reopened, with these pauses. */
const SILENCE_MS = 5000;
const AGAIN_MS = [0, 1000, 2000, 4000, 8000] as const;
const LOOK_MS = 250;
/** The longest time until all viewers have a picture at the end. */
const SETTLE_MS = 60_000;
const FRESH_MS = 2000;
const ON_AIR = 1;
const KEY_FRAME = 1;

/** A stream with an encoder and viewers. Both reconnect after every end, like encoders and pages. */
export class Stream {
  readonly #stopping = new AbortController();
  readonly #viewers: readonly Viewer[];
  readonly #work: readonly Promise<void>[];
  /** The frames that the encoder sent. */
  sent = 0;

  private constructor(address: string, RoomID: string, clients: readonly Client[]) {
    const { signal } = this.#stopping;
    // Each connection listens to the signal.
    setMaxListeners(0, signal);
    this.#viewers = clients.map((client) => new Viewer(client, RoomID));
    this.#work = [this.#publish(address, signal), ...this.#viewers.map((viewer) => viewer.watch(signal))];
  }

  /** Publishes to a room, and waits until each of the clients sees it. @throws Error if a client does not see it in time */
  static async start(address: string, RoomID: string, clients: readonly Client[]): Promise<Stream> {
    const stream = new Stream(address, RoomID, clients);
    const [missing] = await stream.findDarkViewers();
    if (missing !== undefined) throw new Error(missing);
    return stream;
  }

  /** The frames that all viewers received. */
  get seen(): number {
    return this.#viewers.reduce((sum, { connections }) => sum + connections.flat().length, 0);
  }

  /** Waits until every viewer has a picture. @returns a sentence for each without */
  async findDarkViewers(): Promise<readonly string[]> {
    const until = Date.now() + SETTLE_MS;
    const isDark = ({ last }: Viewer): boolean => last < Date.now() - FRESH_MS;
    while (this.#viewers.some(isDark) && Date.now() < until) await sleep(LOOK_MS);
    return this.#viewers.flatMap((viewer, place) =>
      isDark(viewer) ? [`viewer ${place} has no picture: ${viewer.reason}`] : [],
    );
  }

  /** Checks the streams of the viewers. */
  findFaults(faults: readonly Disturbance[]): readonly string[] {
    const now = Date.now();
    return this.#viewers.flatMap(({ connections }, place) => {
      const wrong = connections.map(findWrongFrame).filter((sentence) => sentence !== undefined);
      const times = [...connections.flat().map(({ at }) => at), now];
      return [...wrong, ...findStandstills(times, faults)].map((sentence) => `viewer ${place} ${sentence}`);
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#work);
  }

  async #publish(address: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const published = await Promise.race([publishDrawn(address, this.sent), aborted(signal)]);
        if (published === undefined) return;
        const { stream } = published;
        let isOver = false;
        const over = Promise.race([stream.ended, aborted(signal)]).then(() => {
          isOver = true;
        });
        while (!isOver && !signal.aborted) {
          // A frozen server receives nothing.
          await Promise.race([published.frames(1, { keyEvery: KEY_EVERY }), over]);
          this.sent += 1;
          await pause(FRAME_MS, signal);
        }
        stream.destroy();
      } catch {
        // The server is down or refuses. The encoder tries again.
      }
      await pause(ENCODER_AGAIN_MS, signal);
    }
  }
}

/** Watches a room by the rules of the page. */
class Viewer {
  readonly #client: Client;
  readonly #RoomID: string;
  /** The frames of each connection. */
  readonly connections: SeenFrame[][] = [];
  /** When the last frame arrived. */
  last = 0;
  /** Why the last connection ended. */
  reason = 'it never connected';

  constructor(client: Client, RoomID: string) {
    this.#client = client;
    this.#RoomID = RoomID;
  }

  async watch(signal: AbortSignal): Promise<void> {
    let tries = 0;
    while (!signal.aborted) {
      const before = this.last;
      this.reason = await this.#connect(signal).catch(String);
      tries = this.last > before ? 0 : tries + 1;
      await pause(AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0, signal);
    }
  }

  /** Plays until the connection ends or is silent. @returns why it ended */
  async #connect(signal: AbortSignal): Promise<string> {
    const answer = await Promise.race([this.#client.call(getRooms, { PerPage: 100 }), aborted(signal)]);
    const room = answer?.List.find(({ RoomID }) => RoomID === this.#RoomID);
    if (room?.Status !== ON_AIR) return `the room has the status ${room?.Status ?? 'unknown'}`;
    const frames: SeenFrame[] = [];
    this.connections.push(frames);
    const viewer = await watchFlv(room.DownStreamUrl, {
      handshakeTimeout: SILENCE_MS,
      onTag: (tag) => {
        if (!isFrame(tag)) return;
        this.last = Date.now();
        frames.push({ number: numberOf(tag), isKey: (tag.payload[0] ?? 0) >> 4 === KEY_FRAME, at: this.last });
      },
    });
    let isClosed = false;
    void viewer.closed.then(() => {
      isClosed = true;
    });
    const opened = Date.now();
    while (!isClosed && !signal.aborted && Date.now() - Math.max(opened, this.last) < SILENCE_MS)
      await pause(LOOK_MS, signal);
    viewer.close();
    return isClosed ? `the connection ended with ${await viewer.closed}` : 'the connection is silent';
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => {});

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    const stop = (): void => resolve(undefined);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
