import type { Logger } from 'pino';
import { randomUUID } from 'node:crypto';
import type { Authorised } from '#domain/live/publishing.ts';
import { WindowCounts } from '../windowCounts.ts';
import type { MediaOrder } from '#domain/live/mediaNotice.ts';
import type { MediaAuthority, PublisherReason } from './authority.ts';
import { LiveStream } from './fanOut/liveStream.ts';
import type { Viewer } from './fanOut/viewer.ts';
import type { MediaMetrics } from './mediaMetrics.ts';
import { bitrateSentence, CUT_SENTENCES, REFUSAL_SENTENCES } from './publisherSentences.ts';
import { RoomReports } from './roomReports.ts';
import { BitrateLimit } from './rtmp/bitrateLimit.ts';
import type { MediaMessage, Publication, PublisherRefusal } from './rtmp/publication.ts';
import { RtmpError } from './rtmp/rtmpError.ts';

/** How long viewers stay connected without a picture. */
const GAP_MS = 30_000;
/** A publisher that sent nothing for this long may be replaced from any address. */
const SILENT_MS = 3_000;
const MINUTE_MS = 60_000;
/** The most wrong keys of one address in a minute. */
const MAX_WRONG_KEYS = 10;
const MAX_KEY_LENGTH = 128;
/** How often a key is checked again because keys changed meanwhile. */
const MAX_TRIES = 3;
/** The most viewers that one call checks. */
const RECHECK_BATCH = 1000;

export interface PublisherConnection {
  readonly address: string;
  /** Ends the connection with a sentence for the encoder's screen. */
  cut(sentence: string): void;
}

interface RoomPublisher {
  readonly ID: string;
  readonly streamKey: string;
  readonly connection: PublisherConnection;
  heardAt: number;
}

interface Room {
  readonly stream: LiveStream;
  readonly reports: RoomReports;
  readonly bitrate: BitrateLimit;
  publisher: RoomPublisher | undefined;
  /** The timer from the loss of a picture until the next picture. */
  gap: NodeJS.Timeout | undefined;
}

export interface RegistryParts {
  readonly authority: MediaAuthority;
  readonly log: Logger;
  readonly metrics: MediaMetrics;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly gapMs?: number;
  /** The most megabits a second of one publisher. */
  readonly maxStreamMbits: number;
}

/**
 * The rooms that have a stream, with the publisher of each. Viewers stay for a while after their publisher disconnects.
 */
export class StreamRegistry {
  readonly #parts: RegistryParts;
  readonly #rooms = new Map<string, Room>();
  readonly #wrongKeys = new WindowCounts(MAX_WRONG_KEYS, MINUTE_MS);
  /** Counts orders to cut publishers, so that a running check can detect them. */
  #orders = 0;
  #removals = 0;
  #isStopping = false;

  constructor(parts: RegistryParts) {
    this.#parts = parts;
  }

  get publishers(): number {
    return [...this.#rooms.values()].filter(({ publisher }) => publisher !== undefined).length;
  }

  /** The number of viewers of all rooms, including those of HLS. */
  get viewers(): number {
    return [...this.#rooms.values()].reduce((sum, { stream }) => sum + stream.watching, 0);
  }

  /** Counts viewers that the domain removed, so that a running admission can detect it. */
  get removals(): number {
    return this.#removals;
  }

  /** Returns the stream of a room while it is on air or its publisher may still return. */
  streamOf(RoomID: string): LiveStream | undefined {
    return this.#rooms.get(RoomID)?.stream;
  }

  get openRooms(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  /** Whether an address has used up its wrong keys. Its bytes are then not read. */
  isSpent(address: string): boolean {
    return this.#wrongKeys.isSpent(address, this.#parts.now());
  }

  async admit(streamKey: string, connection: PublisherConnection): Promise<Publication | PublisherRefusal> {
    const { address } = connection;
    if (this.isSpent(address)) return this.#refuse('attempts', address);
    const authorised = await this.#authorise(streamKey);
    if (this.#isStopping) return this.#refuse('stopping', address);
    if ('Refused' in authorised) {
      if (authorised.Refused !== 'unavailable') this.#wrongKeys.take(address, this.#parts.now());
      return this.#refuse(authorised.Refused, address);
    }
    const { RoomID } = authorised;
    const room = this.#rooms.get(RoomID) ?? this.#open(RoomID);
    if (room.bitrate.isSpent(this.#parts.now())) return this.#refuse('bitrate', address, RoomID);
    const before = room.publisher;
    if (before !== undefined) {
      const isSilent = this.#parts.now() - before.heardAt > SILENT_MS;
      if (!isSilent && before.connection.address !== address) return this.#refuse('inUse', address, RoomID);
      before.connection.cut(CUT_SENTENCES.replaced);
    }
    return this.#begin(RoomID, room, { streamKey, connection });
  }

  /** Executes an order of the domain. */
  take(order: MediaOrder): void {
    if (order.Kind === 'cutPublisher') {
      this.#orders += 1;
      this.#cutPublisher(order.RoomID, order.Reason);
      return;
    }
    this.#removals += 1;
    for (const viewer of this.#viewersOf(order.RoomID)) {
      if (order.Kind === 'hide' && !viewer.isHost) viewer.end('offAir');
      else if (order.Kind === 'cutViewer' && viewer.id === order.PlayerID) viewer.end('removed');
    }
  }

  /** Returns the viewers of a room, or of all rooms if `RoomID` is empty. */
  #viewersOf(RoomID: string): readonly Viewer[] {
    const streams = RoomID === '' ? [...this.#rooms.values()].map(({ stream }) => stream) : [this.streamOf(RoomID)];
    return streams.flatMap((stream) => [...(stream?.viewers ?? [])]);
  }

  /** Requests the missed orders and executes them. */
  async recheck(): Promise<void> {
    for (const [RoomID, { publisher, stream }] of this.#rooms) {
      const viewers = [...new Set([...stream.viewers].map(({ id }) => id))];
      for (let at = 0; at === 0 || at < viewers.length; at += RECHECK_BATCH) {
        const StreamKey = at === 0 ? (publisher?.streamKey ?? '') : '';
        const Viewers = viewers.slice(at, at + RECHECK_BATCH);
        const orders = await this.#parts.authority.missedOrders({ RoomID, StreamKey, Viewers });
        for (const order of orders) {
          // Another publisher may have connected with a new key meanwhile.
          if (order.Kind === 'cutPublisher' && this.#rooms.get(RoomID)?.publisher !== publisher) continue;
          this.take(order);
        }
      }
    }
  }

  /**
   * Ends all streams. Resolves when the domain has the reports.
   * @param keepsRooms keeps the rooms on air for the gap, since another process takes over
   */
  async stop({ keepsRooms = false } = {}): Promise<void> {
    this.#isStopping = true;
    const rooms = [...this.#rooms];
    for (const [, { publisher, gap, stream }] of rooms) {
      clearTimeout(gap);
      publisher?.connection.cut(REFUSAL_SENTENCES.stopping);
      stream.end('stopping');
    }
    this.#rooms.clear();
    await Promise.all(rooms.map(([, { reports }]) => (keepsRooms ? reports.leave() : reports.end())));
  }

  /** Cuts the publisher. It has to connect again with a key that is valid then. */
  #cutPublisher(RoomID: string, reason: keyof typeof CUT_SENTENCES): void {
    const room = this.#rooms.get(RoomID);
    if (room?.publisher === undefined) return;
    this.#parts.log.warn({ RoomID, reason }, 'publisher was cut');
    room.publisher.connection.cut(CUT_SENTENCES[reason]);
    this.#lost(RoomID, room);
  }

  async #authorise(streamKey: string): Promise<Authorised | { readonly Refused: 'unavailable' }> {
    if (streamKey === '' || streamKey.length > MAX_KEY_LENGTH) return { Refused: 'unknownKey' };
    try {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const orders = this.#orders;
        const authorised = await this.#parts.authority.authorisePublisher(streamKey);
        if ('Refused' in authorised || orders === this.#orders) return authorised;
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'a stream key was not checked');
    }
    return { Refused: 'unavailable' };
  }

  #refuse(reason: PublisherReason, address: string, RoomID?: string): PublisherRefusal {
    this.#parts.metrics.publisherRefused(reason);
    this.#parts.log.warn({ reason, address, RoomID }, 'publisher was refused');
    return { refused: reason, sentence: REFUSAL_SENTENCES[reason] };
  }

  #open(RoomID: string): Room {
    const { authority, log, now, metrics, maxStreamMbits } = this.#parts;
    const room: Room = {
      bitrate: new BitrateLimit(maxStreamMbits),
      stream: new LiveStream(now, metrics),
      reports: new RoomReports(RoomID, {
        authority,
        log,
        onReplaced: (ID) => {
          if (room.publisher?.ID === ID) this.#cutPublisher(RoomID, 'replaced');
        },
      }),
      publisher: undefined,
      gap: undefined,
    };
    this.#rooms.set(RoomID, room);
    return room;
  }

  #begin(
    RoomID: string,
    room: Room,
    { streamKey, connection }: Pick<RoomPublisher, 'streamKey' | 'connection'>,
  ): Publication {
    const { now, log, maxStreamMbits } = this.#parts;
    const publisher = { ID: randomUUID(), streamKey, connection, heardAt: now() };
    room.publisher = publisher;
    room.stream.begin();
    this.#awaitPicture(RoomID, room);
    log.info({ RoomID, address: connection.address }, 'publisher began');
    return {
      received: (bytes) => {
        if (room.publisher === publisher && !room.bitrate.take(bytes, now()))
          throw new RtmpError('bitrate', bitrateSentence(maxStreamMbits));
      },
      take: (message: MediaMessage) => {
        if (room.publisher !== publisher) return;
        publisher.heardAt = now();
        room.stream.take(message);
        if (!room.stream.hasPicture) return;
        clearTimeout(room.gap);
        room.gap = undefined;
        room.reports.onAir(room.stream, publisher.ID);
      },
      end: () => {
        if (room.publisher === publisher) this.#lost(RoomID, room);
      },
    };
  }

  /** Removes the publisher. Viewers keep their sockets for a while. */
  #lost(RoomID: string, room: Room): void {
    room.publisher = undefined;
    room.stream.lose();
    this.#parts.log.info({ RoomID }, 'publisher ended');
    this.#awaitPicture(RoomID, room);
  }

  /**
   * Takes the room off air unless a picture comes within the gap. Publishers without a picture do not make the gap
   * longer.
   */
  #awaitPicture(RoomID: string, room: Room): void {
    room.gap ??= setTimeout(() => {
      room.gap = undefined;
      // A publisher that sends only sound stays, and its first picture puts the room on air.
      if (room.publisher === undefined) this.#rooms.delete(RoomID);
      room.stream.end('offAir');
      void room.reports.end();
    }, this.#parts.gapMs ?? GAP_MS);
    // The timer does not keep the process alive.
    room.gap.unref();
  }
}
