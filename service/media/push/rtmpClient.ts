import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type AmfValue, propertyOf, readAmf0, writeAmf0 } from '../rtmp/amf0.ts';
import { ChunkReader } from '../rtmp/chunkReader.ts';
import { CHUNK_STREAM, chunkSizeMessage, writeMessage } from '../rtmp/chunkWriter.ts';
import { clientGreeting, HANDSHAKE_BYTES } from '../rtmp/handshake.ts';
import { MESSAGE } from '../rtmp/messages.ts';

const DEFAULT_PORT = 1935;
const LIMITS = { chunkStreams: 16, messageBytes: 64 * 1024, openBytes: 128 * 1024 };
const STREAM_ID = 1;
const SERVER_GREETING_BYTES = 1 + 2 * HANDSHAKE_BYTES;

/** Thrown when the server refuses the stream, with its reason. */
export class PublishRefused extends Error {
  constructor(description: string) {
    super(description);
    this.name = 'PublishRefused';
  }
}

/** The parts of `rtmp://<host>[:<port>]/<app>/<stream key>`. */
export interface PublishAddress {
  readonly host: string;
  readonly port: number;
  readonly app: string;
  readonly streamKey: string;
}

/** @throws TypeError if the text is not such an address */
export function readPublishAddress(text: string): PublishAddress {
  const { protocol, hostname, port, pathname } = new URL(text);
  const [, app, streamKey] = /^\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (protocol !== 'rtmp:' || app === undefined || streamKey === undefined)
    throw new TypeError('the address must be rtmp://<host>[:<port>]/live/<stream key>');
  return { host: hostname, port: port === '' ? DEFAULT_PORT : Number(port), app, streamKey };
}

export interface PublishedStream {
  /** Sends a piece. Resolves when the connection takes more. @param type of an FLV tag */
  send(type: number, timestamp: number, payload: Buffer): Promise<void>;
  /** Resolves with the server's last sentence when the connection ends. Empty without a sentence. */
  readonly ended: Promise<string>;
  /** Ends the stream and closes the connection. */
  end(): void;
  /** Drops the connection, as a crash does. */
  destroy(): void;
}

/** Publishes as an encoder does. @throws PublishRefused if the server refuses, Error if it is not reachable */
export async function publishRtmp(address: PublishAddress): Promise<PublishedStream> {
  const socket = connect(address.port, address.host);
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const replies = new Replies(socket);
  socket.write(clientGreeting((length) => new Uint8Array(length)));
  const greeting = await replies.greeting;
  socket.write(greeting.subarray(1, 1 + HANDSHAKE_BYTES));
  socket.write(chunkSizeMessage());
  const properties = new Map<string, AmfValue>([
    ['app', address.app],
    ['type', 'nonprivate'],
    ['flashVer', 'FMLE/3.0 (compatible; menagerie)'],
    ['tcUrl', `rtmp://${address.host}:${address.port}/${address.app}`],
  ]);
  const command = (streamID: number, ...values: readonly AmfValue[]): void => {
    const payload = writeAmf0(...values);
    socket.write(writeMessage({ chunkStream: CHUNK_STREAM.command, type: MESSAGE.command, streamID, payload }));
  };
  command(0, 'connect', 1, properties);
  await replies.result(1);
  command(0, 'releaseStream', 2, null, address.streamKey);
  command(0, 'FCPublish', 3, null, address.streamKey);
  command(0, 'createStream', 4, null);
  await replies.result(4);
  command(STREAM_ID, 'publish', 5, null, address.streamKey, 'live');
  await replies.published;
  return {
    ended: replies.ended,
    send: async (type, timestamp, payload) => {
      const chunkStream = type === MESSAGE.audio ? CHUNK_STREAM.audio : CHUNK_STREAM.video;
      if (socket.destroyed) return;
      const hasRoom = socket.write(writeMessage({ chunkStream, type, streamID: STREAM_ID, timestamp, payload }));
      if (!hasRoom) await Promise.race([once(socket, 'drain'), replies.ended]);
    },
    end: () => {
      command(0, 'FCUnpublish', 6, null, address.streamKey);
      command(0, 'deleteStream', 7, null, STREAM_ID);
      socket.end();
    },
    destroy: () => socket.destroy(),
  };
}

/** Reads the server's replies in the expected order. */
class Replies {
  readonly greeting: Promise<Buffer>;
  readonly published: Promise<void>;
  readonly ended: Promise<string>;
  readonly #chunks = new ChunkReader(LIMITS);
  readonly #results = new Map<number, PromiseWithResolvers<void>>();
  readonly #published = withResolvers<void>();
  #lastSentence = '';

  constructor(socket: Socket) {
    const greeting = withResolvers<Buffer>();
    const ended = withResolvers<string>();
    this.greeting = greeting.promise;
    this.published = this.#published.promise;
    this.ended = ended.promise;
    let received = Buffer.alloc(0);
    let isGreeted = false;
    socket.on('data', (bytes: Buffer) => {
      if (isGreeted) {
        this.#read(bytes);
        return;
      }
      received = Buffer.concat([received, bytes]);
      if (received.length < SERVER_GREETING_BYTES) return;
      isGreeted = true;
      greeting.resolve(received);
      this.#read(received.subarray(SERVER_GREETING_BYTES));
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const error = new PublishRefused(this.#lastSentence || 'the server closed the connection');
      for (const waiting of [greeting, this.#published, ...this.#results.values()]) waiting.reject(error);
      ended.resolve(this.#lastSentence);
    });
    for (const { promise } of [greeting, this.#published]) promise.catch(() => {});
  }

  result(transaction: number): Promise<void> {
    const waiting = withResolvers<void>();
    this.#results.set(transaction, waiting);
    return waiting.promise;
  }

  #read(bytes: Buffer): void {
    for (const { type, payload } of this.#chunks.read(bytes))
      if (type === MESSAGE.command) this.#take(readAmf0(payload));
  }

  #take([name, transaction, , information]: readonly AmfValue[]): void {
    const waiting = typeof transaction === 'number' ? this.#results.get(transaction) : undefined;
    const level = propertyOf(information, 'level');
    const description = propertyOf(information, 'description');
    if (typeof description === 'string' && level === 'error') this.#lastSentence = description;
    if (name === '_result') waiting?.resolve();
    else if (name === '_error') waiting?.reject(new PublishRefused(this.#lastSentence));
    else if (name === 'onStatus' && level === 'error') this.#published.reject(new PublishRefused(this.#lastSentence));
    else if (name === 'onStatus') this.#published.resolve();
  }
}

interface PromiseWithResolvers<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}
