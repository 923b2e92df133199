import { readAudio, readVideo } from '../flv/codecs.ts';
import { flvHeader, payloadOf, TAG, writeFlvTag } from '../flv/flvTag.ts';
import { type Metadata, readMetadata, writeMetadata } from '../flv/metadata.ts';
import type { MediaMessage } from '../rtmp/publication.ts';
import { GopCache } from './gopCache.ts';
import { Timeline } from './timeline.ts';
import { HealthMeter, type PublisherHealth } from './publisherHealth.ts';
import type { Start, Viewer, ViewerEnd } from './viewer.ts';
import { webSocketHead } from './webSocketFrame.ts';

/** Reports of a stream to the metrics. */
export interface StreamNotices {
  /** Counts bytes handed to viewers. */
  sent(bytes: number): void;
  skipped(): void;
  /** Counts messages of a publisher that no player can use. */
  ignored(kind: MediaMessage['kind']): void;
}

const EMPTY = Buffer.alloc(0);

/**
 * The stream of one room, with at most one publisher and any number of viewers. The stream stays while a publisher
 * reconnects.
 */
export class LiveStream {
  readonly #viewers = new Set<Viewer>();
  readonly #timeline = new Timeline();
  readonly #gop = new GopCache();
  readonly #now: () => number;
  readonly #notices: StreamNotices;
  #health: HealthMeter;
  #metadata: Metadata = new Map();
  #metadataTag: Buffer = EMPTY;
  #videoTag: Buffer = EMPTY;
  #audioTag: Buffer = EMPTY;
  #generation = 0;
  #needsKeyFrame = true;
  #run: Buffer[] = [];

  /** @param now monotonic milliseconds */
  constructor(now: () => number, notices: StreamNotices) {
    this.#now = now;
    this.#notices = notices;
    this.#health = new HealthMeter(now());
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#viewers;
  }

  /** The number of viewers, including those behind an ffmpeg of HLS. */
  get watching(): number {
    let sum = 0;
    for (const viewer of this.#viewers) sum += viewer.watching;
    return sum;
  }

  /** Whether the current publisher has sent a picture. */
  get hasPicture(): boolean {
    return !this.#needsKeyFrame;
  }

  /** The last key frame as a complete FLV stream. Undefined without a key frame. */
  get keyFrame(): readonly Buffer[] | undefined {
    const [frame] = this.#gop.tags;
    return frame === undefined ? undefined : [flvHeader({ audio: false, video: true }), this.#videoTag, frame];
  }

  /** Ends the publisher. A viewer that joins now gets no picture, and waits for the next publisher. */
  lose(): void {
    this.flush();
    this.#gop.clear();
    this.#needsKeyFrame = true;
  }

  /** Begins another publisher. Its pictures are shown from its first key frame on. */
  begin(): void {
    this.flush();
    this.#timeline.carryOn();
    this.#gop.clear();
    this.#health = new HealthMeter(this.#now());
    this.#metadata = new Map();
    this.#metadataTag = EMPTY;
    this.#videoTag = EMPTY;
    this.#audioTag = EMPTY;
    this.#needsKeyFrame = true;
  }

  /** @throws RtmpError `codec` if viewers cannot play the message */
  take({ kind, timestamp, payload }: MediaMessage): void {
    this.#health.bytes(payload.length);
    if (kind === 'metadata') this.#takeMetadata(payload);
    else if (kind === 'video') this.#takeVideo(timestamp, payload);
    else this.#takeAudio(timestamp, payload);
  }

  add(viewer: Viewer): void {
    this.flush();
    this.#viewers.add(viewer);
    viewer.start(this.#start());
  }

  remove(viewer: Viewer): void {
    this.#viewers.delete(viewer);
  }

  end(why: ViewerEnd): void {
    this.flush();
    for (const viewer of this.#viewers) viewer.end(why);
    this.#viewers.clear();
  }

  readHealth(): PublisherHealth {
    const width = this.#metadata.get('width') ?? 0;
    return this.#health.read(this.#now(), { width, height: this.#metadata.get('height') ?? 0 });
  }

  /** Sends the tags of this turn to all viewers in one shared buffer. */
  flush(): void {
    const tags = this.#run;
    if (tags.length === 0) return;
    this.#run = [];
    if (this.#viewers.size === 0) return;
    const length = tags.reduce((sum, tag) => sum + tag.length, 0);
    const head = webSocketHead(length);
    const framed = Buffer.concat([head, ...tags], head.length + length);
    const run = { framed, bare: framed.subarray(head.length) };
    const start = this.#start();
    const now = this.#now();
    let sent = 0;
    for (const viewer of this.#viewers) {
      const taken = viewer.take(run, start, now);
      if (taken === 'sent') sent += 1;
      else if (taken === 'skips') this.#notices.skipped();
    }
    this.#notices.sent(length * sent);
  }

  #start(): Start {
    const hasAudio = this.#audioTag.length > 0;
    return {
      generation: this.#generation,
      isSettled: !this.#needsKeyFrame,
      hasAudio,
      header: flvHeader({ audio: hasAudio, video: true }),
      configuration: [this.#metadataTag, this.#videoTag, this.#audioTag].filter((tag) => tag.length > 0),
      gop: this.#gop,
    };
  }

  #takeMetadata(payload: Buffer): void {
    const metadata = readMetadata(payload);
    if (metadata === undefined) {
      this.#notices.ignored('metadata');
      return;
    }
    this.#metadata = metadata;
    const written = writeMetadata(metadata);
    if (!describes(this.#metadataTag, written)) this.#metadataTag = this.#configure(TAG.data, written);
  }

  #takeVideo(timestamp: number, payload: Buffer): void {
    const facts = readVideo(payload);
    if (facts === undefined) {
      this.#notices.ignored('video');
      return;
    }
    const { isSequenceHeader, isKeyFrame } = facts;
    if (isSequenceHeader) {
      if (describes(this.#videoTag, payload)) return;
      this.#videoTag = this.#configure(TAG.video, payload);
      // The cached frames belong to the former codec.
      this.#gop.clear();
      this.#needsKeyFrame = true;
      return;
    }
    if (this.#needsKeyFrame && !(isKeyFrame && this.#videoTag.length > 0)) return;
    const placed = this.#timeline.place('video', timestamp);
    // A player cannot continue after a picture that is left out.
    this.#needsKeyFrame = placed === undefined;
    if (placed === undefined) return;
    this.#health.frame(placed, isKeyFrame);
    this.#emit(writeFlvTag(TAG.video, placed, payload), isKeyFrame);
  }

  #takeAudio(timestamp: number, payload: Buffer): void {
    const facts = readAudio(payload);
    if (facts === undefined) this.#notices.ignored('audio');
    else if (facts.isSequenceHeader) {
      if (!describes(this.#audioTag, payload)) this.#audioTag = this.#configure(TAG.audio, payload);
    } else if (!this.#needsKeyFrame && this.#audioTag.length > 0) {
      const placed = this.#timeline.place('audio', timestamp);
      if (placed !== undefined) this.#emit(writeFlvTag(TAG.audio, placed, payload), false);
    }
  }

  /**
   * Describes the stream to new and present viewers. ffmpeg takes metadata with a time stamp other than 0 for a
   * subtitle.
   */
  #configure(type: number, payload: Buffer): Buffer {
    this.#generation += 1;
    const tag = writeFlvTag(type, type === TAG.data ? 0 : this.#timeline.newest, payload);
    this.#push(tag);
    return tag;
  }

  #emit(tag: Buffer, isKeyFrame: boolean): void {
    if (isKeyFrame) this.#gop.begin(tag);
    else this.#gop.add(tag);
    this.#push(tag);
  }

  #push(tag: Buffer): void {
    if (this.#run.length === 0) queueMicrotask(() => this.flush());
    this.#run.push(tag);
  }
}

/** Whether a tag has the payload already. An encoder may repeat its descriptions. */
const describes = (tag: Buffer, payload: Buffer): boolean => tag.length > 0 && payloadOf(tag).equals(payload);
