import { readAudio, readVideo } from '../flv/codecs.ts';
import { flvHeader, TAG, writeFlvTag } from '../flv/flvTag.ts';
import { type Metadata, readMetadata, writeMetadata } from '../flv/metadata.ts';
import type { MediaMessage } from '../rtmp/publication.ts';
import { GopCache } from './gopCache.ts';
import { Timeline } from './timeline.ts';
import { HealthMeter, type PublisherHealth } from './publisherHealth.ts';
import type { Start, Viewer, ViewerEnd } from './viewer.ts';
import { webSocketHead } from './webSocketFrame.ts';

/** What a stream reports to the metrics. */
export interface StreamNotices {
  /** Bytes that were handed to viewers. */
  sent(bytes: number): void;
  skipped(): void;
}

const EMPTY = Buffer.alloc(0);

/** One room's stream: a publisher at a time, and its viewers. It outlives a publisher that comes back soon. */
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

  /** How many watch, those behind an ffmpeg of HLS included. */
  get watching(): number {
    let sum = 0;
    for (const viewer of this.#viewers) sum += viewer.watching;
    return sum;
  }

  /** Whether the present publisher has sent a picture. */
  get hasPicture(): boolean {
    return !this.#needsKeyFrame;
  }

  /** The last key frame behind all that it needs to be read as FLV. undefined: there is none. */
  get keyFrame(): readonly Buffer[] | undefined {
    const [frame] = this.#gop.tags;
    return frame === undefined ? undefined : [flvHeader({ audio: false, video: true }), this.#videoTag, frame];
  }

  /** The publisher is gone. A viewer that joins now gets no picture of it, and waits for the next publisher. */
  lose(): void {
    this.flush();
    this.#gop.clear();
    this.#needsKeyFrame = true;
  }

  /** Another publisher begins; nothing of it is shown before its first key frame. */
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

  /** @throws RtmpError `codec` or `amf` when viewers could not play it */
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

  /** Hands out what came in this turn, in one buffer for all. */
  flush(): void {
    const tags = this.#run;
    if (tags.length === 0) return;
    this.#run = [];
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
    if (metadata === undefined) return;
    this.#metadata = metadata;
    this.#metadataTag = this.#configure(TAG.data, writeMetadata(metadata));
  }

  #takeVideo(timestamp: number, payload: Buffer): void {
    const { isSequenceHeader, isKeyFrame } = readVideo(payload);
    if (isSequenceHeader) {
      this.#videoTag = this.#configure(TAG.video, payload);
      // What follows is of another codec's description.
      this.#gop.clear();
      this.#needsKeyFrame = true;
      return;
    }
    if (this.#needsKeyFrame && !(isKeyFrame && this.#videoTag.length > 0)) return;
    this.#needsKeyFrame = false;
    const placed = this.#timeline.place(timestamp);
    this.#health.frame(placed, isKeyFrame);
    this.#emit(writeFlvTag(TAG.video, placed, payload), isKeyFrame);
  }

  #takeAudio(timestamp: number, payload: Buffer): void {
    if (readAudio(payload).isSequenceHeader) this.#audioTag = this.#configure(TAG.audio, payload);
    else if (!this.#needsKeyFrame) this.#emit(writeFlvTag(TAG.audio, this.#timeline.place(timestamp), payload), false);
  }

  /** Describes the stream, to viewers that are there already too. ffmpeg takes metadata of a later time than 0 for a subtitle. */
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
