import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { AddressCount } from '../../sockets/addressCount.ts';
import { networkOf } from '../../http/caller.ts';
import type { MediaMetrics } from '../mediaMetrics.ts';
import type { StreamRegistry } from '../streamRegistry.ts';
import { RtmpError } from './rtmpError.ts';
import { RtmpSession } from './rtmpSession.ts';

/** The most milliseconds from the first byte until the stream is published. */
const ADMISSION_MS = 10_000;
/** The most milliseconds between two pieces of a stream. A connection that lost its network sends nothing. */
const SILENCE_MS = 15_000;
/** How long an encoder may take to read the reason of its refusal. */
const LAST_WORD_MS = 1_000;
const MAX_CONNECTIONS = 1000;
const MAX_PER_ADDRESS = 16;
/** Answers are short. A peer with more unread bytes is gone. */
const MAX_UNREAD_BYTES = 64 * 1024;

export interface IngestParts {
  readonly registry: StreamRegistry;
  readonly log: Logger;
  readonly metrics: MediaMetrics;
  readonly random: (length: number) => Uint8Array;
  readonly admissionMs?: number;
  readonly silenceMs?: number;
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
    serve(socket, address, parts, sessions);
  });
  server.maxConnections = MAX_CONNECTIONS;
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

function serve(socket: Socket, address: string, parts: IngestParts, sessions: Map<Socket, RtmpSession>): void {
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
  const admission = setTimeout(() => {
    if (session.isPublishing) return;
    refuse(parts, address, 'timeout');
    socket.destroy();
  }, parts.admissionMs ?? ADMISSION_MS);
  socket.setTimeout(parts.silenceMs ?? SILENCE_MS, () => socket.destroy());
  const end = (): void => {
    socket.off('data', receive);
    clearTimeout(admission);
    session.close();
    endSoon(socket);
  };
  const fail = (error: unknown): void => {
    if (error instanceof RtmpError) {
      refuse(parts, address, error.fault, error.message);
      session.refuse(error.message);
    } else parts.log.error({ err: error, address }, 'a publisher failed');
    end();
  };
  const receive = (bytes: Buffer): void => {
    try {
      const checking = session.receive(bytes);
      if (session.isOver) end();
      if (checking === undefined) return;
      // The socket pauses while the publisher's key is checked.
      socket.pause();
      checking.then(() => (session.isOver ? end() : void socket.resume())).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  socket.on('data', receive);
  socket.once('close', end);
}

function refuse(
  { metrics, log }: IngestParts,
  address: string,
  reason: RtmpError['fault'] | 'timeout',
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
