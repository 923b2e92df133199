import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { AddressCount } from '../../sockets/addressCount.ts';
import { networkOf } from '../../http/caller.ts';
import type { MediaMetrics } from '../mediaMetrics.ts';
import type { StreamRegistry } from '../streamRegistry.ts';
import { RtmpError } from './rtmpError.ts';
import { RtmpSession } from './rtmpSession.ts';
import { Unpublished } from './unpublished.ts';

/** The most milliseconds from the first byte until the stream is published. */
const ADMISSION_MS = 10_000;
/** The most milliseconds between two pieces of a stream. A connection that lost its network sends nothing. */
const SILENCE_MS = 15_000;
/** How long an encoder may take to read the reason of its refusal. */
const LAST_WORD_MS = 1_000;
const MAX_PUBLISHERS = 1000;
/** The most connections that have not published. An encoder needs less than a second to publish. */
const MAX_UNPUBLISHED = 500;
const MAX_PER_ADDRESS = 16;
/** Answers are short. A peer with more unread bytes has gone. */
const MAX_UNREAD_BYTES = 64 * 1024;

export interface IngestParts {
  readonly registry: StreamRegistry;
  readonly log: Logger;
  readonly metrics: MediaMetrics;
  readonly random: (length: number) => Uint8Array;
  readonly admissionMs?: number;
  readonly silenceMs?: number;
  readonly maxUnpublished?: number;
}

export interface Ingest {
  readonly port: number;
  /** Buffered bytes of peers that are not admitted or have incomplete messages. */
  readonly heldBytes: number;
  stop(): Promise<void>;
}

/** Listens for publishers. @throws Error if the port is taken */
export async function startIngest(parts: IngestParts, { port, host }: { port: number; host: string }): Promise<Ingest> {
  const sessions = new Map<Socket, RtmpSession>();
  const open = new AddressCount(MAX_PER_ADDRESS);
  const unpublished = new Unpublished<() => void>(parts.maxUnpublished ?? MAX_UNPUBLISHED);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const address = networkOf(socket.remoteAddress ?? '');
    if (parts.registry.isSpent(address) || !open.take(address)) {
      const reason = parts.registry.isSpent(address) ? 'attempts' : 'connections';
      parts.metrics.publisherRefused(reason);
      parts.log.warn({ reason, address }, 'publisher was refused');
      socket.destroy();
      return;
    }
    socket.once('close', () => {
      open.give(address);
      sessions.delete(socket);
    });
    socket.setNoDelay(true);
    serve(socket, { address, unpublished, sessions }, parts);
  });
  server.maxConnections = MAX_PUBLISHERS + (parts.maxUnpublished ?? MAX_UNPUBLISHED);
  await listen(server, port, host);
  server.on('error', (error) => parts.log.error({ err: error }, 'a publisher could not be accepted'));
  return {
    port: (server.address() as AddressInfo).port,
    get heldBytes() {
      return [...sessions.values()].reduce((sum, session) => sum + session.heldBytes, 0);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sessions.keys()) endSoon(socket);
      }),
  };
}

interface Listening {
  readonly address: string;
  /** Each connection that has not published, as the function that ends it. */
  readonly unpublished: Unpublished<() => void>;
  readonly sessions: Map<Socket, RtmpSession>;
}

function serve(socket: Socket, { address, unpublished, sessions }: Listening, parts: IngestParts): void {
  const session = new RtmpSession({
    random: parts.random,
    write: (bytes) => {
      if (!socket.writable) return;
      socket.write(bytes);
      if (socket.writableLength > MAX_UNREAD_BYTES) socket.destroy();
    },
    admit: (streamKey) =>
      parts.registry.admit(streamKey, {
        address,
        cut: (sentence) => {
          session.refuse(sentence);
          endSoon(socket);
        },
      }),
  });
  sessions.set(socket, session);
  const drop = (reason: 'timeout' | 'crowded'): void => {
    if (!session.isOver) refuse(parts, address, reason);
    socket.destroy();
  };
  const giveWay = (): void => drop('crowded');
  let admission: NodeJS.Timeout | undefined;
  /** Moves the connection out of the share of those that have not published, or back. Called after each change. */
  const place = (): void => {
    if (session.isPublishing === (admission === undefined)) return;
    clearTimeout(admission);
    admission = undefined;
    if (session.isPublishing) unpublished.delete(giveWay);
    else {
      admission = setTimeout(() => drop('timeout'), parts.admissionMs ?? ADMISSION_MS);
      unpublished.add(giveWay)?.();
    }
  };
  place();
  socket.setTimeout(parts.silenceMs ?? SILENCE_MS, () => socket.destroy());
  const end = (): void => {
    socket.off('data', receive);
    session.close();
    place();
    endSoon(socket);
  };
  const fail = (error: unknown): void => {
    if (error instanceof RtmpError) {
      refuse(parts, address, error.fault, error.message);
      session.refuse(error.message);
    } else parts.log.error({ err: error, address }, 'a publisher failed');
    end();
  };
  const resume = (): void => {
    place();
    socket.resume();
  };
  const receive = (bytes: Buffer): void => {
    try {
      const checking = session.receive(bytes);
      if (session.isOver) end();
      else place();
      if (checking === undefined) return;
      // The socket pauses while the publisher's key is checked.
      socket.pause();
      checking.then(() => (session.isOver ? end() : resume())).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  socket.on('data', receive);
  socket.once('close', () => {
    session.close();
    clearTimeout(admission);
    unpublished.delete(giveWay);
  });
}

function refuse(
  { metrics, log }: IngestParts,
  address: string,
  reason: RtmpError['fault'] | 'timeout' | 'crowded',
  detail = '',
): void {
  metrics.publisherRefused(reason);
  log.warn({ reason, address, detail }, 'publisher was refused');
}

/** Ends a connection after its pending writes. */
function endSoon(socket: Socket): void {
  if (socket.destroyed) return;
  const cut = setTimeout(() => socket.destroy(), LAST_WORD_MS);
  socket.once('close', () => clearTimeout(cut));
  // Unread bytes would make the system reset the connection and lose the pending writes.
  socket.resume();
  socket.end();
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
