import { type AmfValue, propertyOf, readAmf0 } from './amf0.ts';
import { ChunkReader, type ChunkLimits } from './chunkReader.ts';
import * as writer from './chunkWriter.ts';
import { ServerHandshake } from './handshake.ts';
import { CONTROL, MESSAGE, type RtmpMessage } from './messages.ts';
import type { AdmitPublisher, Publication } from './publication.ts';
import * as replies from './replies.ts';
import { RtmpError } from './rtmpError.ts';

/** The limits of a peer before its key is known. Commands have a few hundred bytes. */
const STRANGER: ChunkLimits = { chunkStreams: 8, messageBytes: 8 * 1024, openBytes: 16 * 1024 };
/** The limits of a publisher. A key frame of 20 Mbit/s video has less than 2 MiB. */
const PUBLISHER: ChunkLimits = { chunkStreams: 32, messageBytes: 4 * 1024 * 1024, openBytes: 6 * 1024 * 1024 };
/** The most commands before a publication. OBS sends five. */
const MAX_COMMANDS = 32;
const APP = 'live';
const STREAM_ID = 1;
const WINDOW_BYTES = 2_500_000;
const MIN_WINDOW_BYTES = 16 * 1024;
const SET_DATA_FRAME = '@setDataFrame';

export interface SessionParts {
  readonly random: (length: number) => Uint8Array;
  readonly write: (bytes: Buffer) => void;
  readonly admit: AdmitPublisher;
}

type Command = readonly AmfValue[];

/** One publisher's side of RTMP: takes bytes and writes answers. The ingest has the timeouts and the socket. */
export class RtmpSession {
  readonly #parts: SessionParts;
  readonly #handshake: ServerHandshake;
  readonly #chunks = new ChunkReader(STRANGER);
  #isConnected = false;
  #publication: Publication | undefined;
  /** Whether the peer has published before. The rest of that stream may still arrive. */
  #hasPublished = false;
  #isOver = false;
  #commands = 0;
  #received = 0;
  #acknowledged = 0;
  #windowBytes = WINDOW_BYTES;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#handshake = new ServerHandshake(parts.random);
  }

  get isPublishing(): boolean {
    return this.#publication !== undefined;
  }

  /** Whether the peer or this side ended the session properly. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get heldBytes(): number {
    return this.#chunks.heldBytes;
  }

  /**
   * Takes the next bytes. Returns a promise while a key is checked; the next bytes have to wait for it.
   * @throws RtmpError if the peer breaks the protocol or exceeds a limit
   */
  receive(bytes: Buffer): Promise<void> | undefined {
    let rest = bytes;
    if (!this.#handshake.isDone) {
      const step = this.#handshake.take(bytes);
      if (step.answer.length > 0) this.#parts.write(step.answer);
      rest = step.rest;
    }
    this.#acknowledge(bytes.length);
    this.#publication?.received(bytes.length);
    return this.#work(this.#chunks.read(rest));
  }

  #work(messages: Iterator<RtmpMessage, void>): Promise<void> | undefined {
    while (!this.#isOver) {
      const next = messages.next();
      if (next.done === true) return undefined;
      const answering = this.#handle(next.value);
      if (answering !== undefined) return answering.then(() => this.#work(messages));
    }
    return undefined;
  }

  /** Ends the session with a sentence that the encoder shows. */
  refuse(sentence: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts.write(replies.publishRefused(STREAM_ID, sentence));
  }

  /** Ends the session after its connection has closed. */
  close(): void {
    this.#isOver = true;
    this.#publication?.end();
    this.#publication = undefined;
  }

  #acknowledge(bytes: number): void {
    this.#received += bytes;
    if (this.#received - this.#acknowledged < this.#windowBytes) return;
    this.#acknowledged = this.#received;
    this.#parts.write(writer.acknowledgementMessage(this.#received));
  }

  #handle(message: RtmpMessage): Promise<void> | undefined {
    const { type, payload } = message;
    if (type === MESSAGE.command) return this.#command(readAmf0(payload));
    if (type === MESSAGE.commandAmf3) return this.#command(readAmf0(payload.subarray(1)));
    if (type === MESSAGE.audio) this.#media('audio', message);
    else if (type === MESSAGE.video) this.#media('video', message);
    else if (type === MESSAGE.data) this.#data(message);
    else if (type === MESSAGE.dataAmf3) this.#data({ ...message, payload: payload.subarray(1) });
    else if (type === MESSAGE.userControl) this.#control(payload);
    else if (type === MESSAGE.windowSize && payload.length >= 4)
      this.#windowBytes = Math.max(MIN_WINDOW_BYTES, payload.readUInt32BE(0));
    return undefined;
  }

  #media(kind: 'audio' | 'video', { timestamp, payload }: RtmpMessage): void {
    if (this.#publication === undefined && !this.#hasPublished)
      throw new RtmpError('order', 'media before the stream is published');
    // An encoder sends an empty message if nothing has changed.
    if (payload.length > 0) this.#publication?.take({ kind, timestamp, payload });
  }

  #data({ timestamp, payload }: RtmpMessage): void {
    const prefix = payload.toString('latin1', 3, 3 + SET_DATA_FRAME.length);
    const data = prefix === SET_DATA_FRAME ? payload.subarray(3 + SET_DATA_FRAME.length) : payload;
    this.#publication?.take({ kind: 'metadata', timestamp, payload: data });
  }

  #control(payload: Buffer): void {
    if (payload.length >= 6 && payload.readUInt16BE(0) === CONTROL.pingRequest)
      this.#parts.write(writer.userControlMessage(CONTROL.pingResponse, payload.subarray(2, 6)));
  }

  #command(command: Command): Promise<void> | undefined {
    this.#commands += 1;
    if (this.#publication === undefined && this.#commands > MAX_COMMANDS)
      throw new RtmpError('command', 'more commands than a publisher sends');
    const [name, transaction] = command;
    if (typeof name !== 'string') throw new RtmpError('command', 'a command without a name');
    const number = typeof transaction === 'number' ? transaction : 0;
    if (name === 'connect') this.#connect(number, command[2]);
    else if (!this.#isConnected) throw new RtmpError('order', 'a command before connect');
    else if (name === 'createStream') this.#parts.write(replies.resultOf(number, STREAM_ID));
    else if (name === 'publish') return this.#publish(command[3]);
    else if (name === 'play' || name === 'play2') this.refuse('This server plays over FLV, not over RTMP.');
    else if (ENDS.has(name)) this.#unpublish();
    else if (ANSWERED.has(name)) this.#parts.write(replies.resultOf(number));
    return undefined;
  }

  #connect(transaction: number, properties: AmfValue): void {
    const app = propertyOf(properties, 'app');
    const name = typeof app === 'string' ? app.replace(/\/+$/, '') : '';
    if (name !== APP) {
      this.#isOver = true;
      this.#parts.write(replies.connectError(transaction, `The server's address ends in /${APP}.`));
      return;
    }
    this.#isConnected = true;
    this.#parts.write(
      Buffer.concat([
        writer.windowSizeMessage(WINDOW_BYTES),
        writer.peerBandwidthMessage(WINDOW_BYTES),
        writer.chunkSizeMessage(),
        replies.connectResult(transaction),
      ]),
    );
  }

  async #publish(name: AmfValue): Promise<void> {
    if (this.#publication !== undefined) throw new RtmpError('order', 'a second stream on one connection');
    // Encoders may append a query to the key.
    const streamKey = typeof name === 'string' ? (name.split('?', 1)[0] ?? '') : '';
    const admitted = await this.#parts.admit(streamKey);
    if ('refused' in admitted) {
      this.refuse(admitted.sentence);
      return;
    }
    if (this.#isOver) {
      admitted.end();
      return;
    }
    this.#publication = admitted;
    this.#hasPublished = true;
    this.#commands = 0;
    this.#chunks.limits = PUBLISHER;
    this.#parts.write(
      Buffer.concat([
        writer.userControlMessage(CONTROL.streamBegin, writer.streamBeginValue(STREAM_ID)),
        replies.publishStarted(STREAM_ID),
      ]),
    );
  }

  /** Ends the publication. The peer may publish again. */
  #unpublish(): void {
    if (this.#publication === undefined) return;
    this.#publication.end();
    this.#publication = undefined;
    this.#commands = 0;
    this.#parts.write(replies.publishEnded(STREAM_ID));
  }
}

const ENDS = new Set(['FCUnpublish', 'deleteStream', 'closeStream']);
/** Commands that some encoders need an answer to. */
const ANSWERED = new Set(['releaseStream', 'FCPublish', '_checkbw', 'getStreamLength']);
